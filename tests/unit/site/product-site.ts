/** The product's own tree: every route with its title, as the site map has it. */
import type { FolderSpec, MetaSpec, PageSpec } from './tree.ts'

/** Route and title, in the order of the site map. */
export const PRODUCT_ROUTES: readonly (readonly [string, string])[] = [
  ['/', 'Overview'],
  ['/authentication', 'Authentication'],
  ['/authentication/personal-token', 'Authentication Quickstart'],
  ['/authentication/keypair', 'Advanced Authentication'],
  ['/scribe/v2', 'Scribe V2'],
  ['/scribe/v2/developer-guide', 'Overview'],
  ['/scribe/v2/batch-development', 'Batch development'],
  ['/scribe/v2/batch-api-specification', 'Batch API specification'],
  ['/scribe/v2/hitl-development', 'Human in the loop development'],
  ['/scribe/v2/real-time-development', 'Real-time development'],
  ['/scribe/v2/real-time-specification', 'Real-time specification'],
  ['/scribe/v2/faq', 'FAQ'],
  ['/scribe/v1', 'Scribe V1'],
  ['/scribe/v1/overview', 'Overview'],
  ['/scribe/v1/batch-development', 'Batch development'],
  ['/scribe/v1/batch-api-specification', 'Batch API specification'],
  ['/scribe/v1/real-time-development', 'Real-time development'],
  ['/scribe/v1/real-time-specification', 'Real-time specification'],
  ['/llmreadyapi/overview', 'Overview'],
  ['/llmreadyapi/api', 'API Specification'],
  ['/llmreadyapi/kf-authentication', 'Authentication'],
  ['/llmreadyapi/python-library', 'Python library'],
  ['/llmreadyapi/usage', 'Usage Guide'],
  ['/llmreadyapi/mcp', 'Model Context Protocol'],
  ['/llmreadyapi/sample-questions', 'Sample questions'],
  ['/llmreadyapi/faqs', 'FAQs'],
  ['/llmreadyapi/support', 'Support'],
  ['/nerd/overview', 'Overview'],
  ['/nerd/text-annotation', 'Text annotation'],
  ['/nerd/api', 'API Specification'],
  ['/nerd/faq', 'FAQ'],
  ['/extract/v3', 'Extract V3'],
  ['/extract/v3/home', 'Overview'],
  ['/extract/v3/quickstart', 'Quickstart'],
  ['/extract/v3/output', 'Output format'],
  ['/extract/v3/toolkit', 'Toolkit'],
  ['/extract/v3/ocr', 'OCR'],
  ['/extract/v3/api', 'API specification'],
  ['/extract/v3/figex', 'Figure Extraction'],
  ['/extract/v2', 'Extract V2'],
  ['/extract/v2/home', 'Overview'],
  ['/extract/v2/quickstart', 'Quickstart'],
  ['/extract/v2/output', 'Output format'],
  ['/extract/v2/tables', 'Extracting tables'],
  ['/extract/v2/ocr', 'OCR'],
  ['/extract/v2/api', 'API specification'],
  ['/grounding', 'Grounding'],
  ['/grounding/google-marketplace', 'Google Marketplace'],
  ['/example', 'Example'],
  ['/tabs', 'Tabs'],
]

const TOP: MetaSpec = {
  index: 'Overview',
  authentication: 'Authentication',
  scribe: 'Scribe',
  llmreadyapi: 'LLM-ready API',
  nerd: 'NERD',
  extract: 'Extract',
  grounding: { display: 'hidden' },
  example: { display: 'hidden' },
  tabs: { display: 'hidden' },
}

/** Folders of the product whose entries do not follow from the routes. */
const RECORDS: Record<string, MetaSpec> = {
  '/': TOP,
  '/scribe': { v2: 'V2 (latest)', v1: 'V1' },
  '/extract': { v3: 'V3 (latest)', v2: 'V2' },
}

export function productSite(): FolderSpec {
  return folderOf('/', { '404': {}, '500': {} })
}

/** A route with routes below it is a folder; its page is the folder's index page, its meta the titles below. */
function folderOf(route: string, special: Record<string, PageSpec> = {}): FolderSpec {
  const prefix = route === '/' ? '/' : `${route}/`
  const below = PRODUCT_ROUTES.filter(([other]) => other.startsWith(prefix) && other !== '/')
  const names = [...new Set(below.map(([other]) => other.slice(prefix.length).split('/')[0] ?? ''))]
  const isFolder = (name: string) => below.some(([other]) => other.startsWith(`${prefix}${name}/`))
  const folders: Record<string, FolderSpec> = {}
  const index = titleOf(route)
  const pages: Record<string, PageSpec> = { ...special, ...(index !== undefined && { index }) }
  for (const name of names) {
    if (isFolder(name)) folders[name] = folderOf(`${prefix}${name}`)
    else pages[name] = titleOf(`${prefix}${name}`) ?? ''
  }
  const titles = names.map((name): [string, string] => [name, titleOf(`${prefix}${name}`) ?? name])
  return { meta: RECORDS[route] ?? titles, pages, folders }
}

function titleOf(route: string): string | undefined {
  return PRODUCT_ROUTES.find(([other]) => other === route)?.[1]
}
