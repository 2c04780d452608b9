import type { SiteConfig } from './src/config/site-schema.ts'

/** The only place that spells the provider's name; everything below follows from it. */
const brand = 'Corvane'
const slug = brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')
const domain = `${slug}.example`

const docsHost = `docs.${domain}`
const supportEmail = `support@${domain}`
const salesLink = `https://www.${domain}/contact`
const freeTrialUrl = `https://services.${domain}/free-trial`

/** Of a build that counts views and reports errors (docs/telemetry.md); an empty one counts as unset. */
const { DOCS_DOMAIN, ANALYTICS_HOST, ERROR_REPORTING_DSN } = process.env
const scriptHost = ANALYTICS_HOST || `https://analytics.${domain}`

export default {
  brand,
  siteUrl: `https://${docsHost}`,
  description: `${brand} docs: guides and API reference for Scribe, the LLM-ready API, NERD and Extract.`,

  security: { contact: `mailto:security@${domain}`, expires: '2027-11-01' },

  ...(DOCS_DOMAIN && { analytics: { domain: DOCS_DOMAIN, scriptHost } }),
  ...(ERROR_REPORTING_DSN && { errorReporting: { dsn: ERROR_REPORTING_DSN } }),

  variables: {
    brandSlug: slug,
    docsHost,
    scribeHost: `scribe.${domain}`,
    llmHost: `llm.${domain}`,
    // These two are origins, not bare hosts.
    nerdHost: `https://nerd.${domain}`,
    extractHost: `https://extract.${domain}`,
    groundingHost: `grounding.${domain}`,
    authHost: `auth.${domain}`,
    supportEmail,
    salesEmail: `sales@${domain}`,
    salesLink,
    freeTrialUrl,
    statusUrl: `https://status.${domain}`,
    marketplaceLink: `https://marketplace.${domain}`,
    pythonDistribution: `${slug}-kf`,
    pythonModule: `${slug.replaceAll('-', '_')}_kf`,
    llmScope: `${slug}:app:kf`,
    apiClient: 'KfApiClient',
    toolBase: 'KfTool',
    toolkitPackage: `${slug}-extract-toolkit`,
    toolkitModule: `${slug.replaceAll('-', '_')}_extract_toolkit`,
    companiesDatabase: `${brand} Companies`,
    estimatesDatabase: `${brand} Deep Estimates`,

    // Invented companies, the same on every page. Their CUSIPs lie in the range kept for private use (issuers 99…).
    companyA: 'Acme Instruments',
    companyATicker: 'ACME',
    companyACusip: '990482101',
    companyAIsin: 'US9904821017',
    companyB: 'Norvale Foods',
    companyBTicker: 'NRVF',
    companyBCusip: '990517104',
    companyBIsin: 'US9905171040',
    companyC: 'Tessaly Semiconductors',
    companyCTicker: 'TSSC',
    companyCCusip: '990639106',
    companyCIsin: 'US9906391068',
    companyD: 'Ostrand Energy',
    companyDTicker: 'OSTD',
    companyDCusip: '990761108',
    companyDIsin: 'US9907611084',
    privateCompany: 'Hollin Works',
    carMaker: 'Veyra Motors',
    deviceMaker: 'Lumeno Devices',
    startup: 'Quillon Robotics',
    investor: 'Marrow Peak Capital',
  },

  // What readers call things, and what these pages call them.
  search: {
    synonyms: [
      ['webhook', 'callback'],
      ['retention', 'data retention', 'kept'],
      ['done', 'finished', 'complete', 'completion', 'wait'],
      ['diarization', 'diarisation', 'speaker', 'speaking'],
      ['api key', 'access token'],
      ['service account', 'machine to machine', 'key pair'],
      ['price', 'pricing', 'cost', 'contract'],
      ['sdk', 'client library', 'toolkit'],
      ['srt', 'vtt', 'subtitles', 'captions'],
      ['sovereign', 'country'],
      ['bulk', 'batch'],
      ['concurrency', 'concurrent', 'simultaneous', 'parallel', 'at once'],
      ['idempotent', 'idempotency', 'duplicates', 'repeat'],
      ['throttling', 'too many requests', 'rate limit'],
      ['quota', 'usage limit', 'limit'],
      ['backoff', 'pauses'],
      ['max', 'maximum', 'at most', 'limit'],
      ['timeout', 'deadline'],
      ['lifetime', 'expiry', 'validity', 'valid'],
      ['golang', 'go'],
      ['csharp', 'dotnet', '.net', 'c#'],
      ['node', 'nodejs', 'node.js', 'javascript'],
      ['ceo', 'chief executive', 'executives', 'professionals', 'people'],
      ['peer', 'rival', 'competitor'],
      ['merger', 'acquisition', 'm&a'],
      ['erase', 'gdpr', 'remove', 'cancel', 'abort', 'delete'],
      ['outage', 'downtime', 'down', 'status page'],
      ['changelog', 'release notes', 'version history'],
      ['login', 'sign in'],
      ['entitlement', 'permission'],
      ['pagination', 'paging'],
      ['multiple', 'several', 'many'],
      ['firewall', 'allowlist', 'source address'],
    ],
  },

  apiRules: {
    operationId: 'error',
    operationSummary: 'error',
    operationDescription: 'error',
    describedTag: 'error',
    parameterDescription: 'error',
    parameterExample: 'error',
    bodyExample: 'error',
    messageExample: 'error',
    ownFields: 'error',
    knownFormats: 'error',
    readablePatterns: 'error',
    schemaKeywords: 'error',
    localSchemas: 'error',
    consistentNames: 'error',
    fittingExamples: 'error',
    siteLinks: 'error',
  },

  // Addresses of earlier editions of these docs, and sections without a page of their own.
  redirects: {
    '/scribe': '/scribe/v2',
    '/scribe/v2/real-time-api-specification': '/scribe/v2/real-time-specification',
    '/llmreadyapi': '/llmreadyapi/overview',
    '/llmreadyapi/python-library/kf-authentication': '/llmreadyapi/kf-authentication',
    '/llmreadyapi/mcp/third-party/claude': '/llmreadyapi/mcp#set-up-your-client',
    '/llmreadyapi/mcp/custom': '/llmreadyapi/mcp#connect-your-own-application',
    '/llmreadyapi/mcp/custom/oauth-client-credentials': '/llmreadyapi/mcp#client-credentials-flow',
    '/nerd': '/nerd/overview',
    '/extract': '/extract/v3',
    '/extract/home': '/extract/v3/home',
    '/extract/quickstart': '/extract/v3/quickstart',
    '/extract/output': '/extract/v3/output',
    '/extract/toolkit': '/extract/v3/toolkit',
    '/extract/tables': '/extract/v3/toolkit',
    '/extract/api': '/extract/v3/api',
    '/grounding/overview': '/grounding',
    '/grounding/api-guide': '/grounding',
  },

  agents: [
    {
      text: 'Latest versions: Scribe V2 and Extract V3. Write new programs for these; the pages of Scribe V1 and Extract V2 are for programs that use them already.',
    },
    {
      text: 'Every call carries a short-lived access token in the header `Authorization: Bearer`; the real-time connection of Scribe takes it in its first message. Programs get one with a key pair, people who try things out with a refresh token.',
      href: '/authentication',
    },
    {
      text: 'Never send a private key. Refresh tokens and client assertions go only to the addresses that exchange them for an access token, never into another call. Keep all of them out of code, logs, addresses and prompts.',
      href: '/authentication',
    },
    { text: 'Repeat a request after an error only where that does nothing twice.', href: '/retries' },
  ],

  offline: true,

  theme: {
    acronyms: ['NERD'],
    consoleHosts: ['scribe', 'llm', 'nerd', 'extract', 'grounding', 'auth'].map(
      (name) => `https://${name}.${domain}`,
    ),
    footer: {
      links: [
        { text: 'Changelog', href: '/changelog' },
        { text: 'Agents', href: '/agents' },
        { text: 'Decoder', href: '/decode' },
      ],
    },
    pageMenu: { links: [{ text: 'Connect the docs (MCP)', href: '/agents' }] },
    docsRepositoryBase: `https://github.com/${slug}/developer-docs/blob/main`,
    logo: { src: '/logo.svg', alt: brand },
    navbar: { button: { text: 'Free trial', href: freeTrialUrl } },
    navigation: false,
    nextThemes: { forcedTheme: 'light' },
    primaryHue: 192,
    primarySaturation: 100,
    search: { placeholder: `Search ${brand} docs` },
    sidebar: {
      toggleButton: true,
      help: [
        { prompt: 'Need help?', text: 'Contact support', href: `mailto:${supportEmail}` },
        { prompt: 'Questions?', text: 'Contact sales', href: salesLink },
      ],
    },
    toc: { backToTop: true },
  },
} satisfies SiteConfig
