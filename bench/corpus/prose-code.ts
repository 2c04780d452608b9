import { slug } from './prose-pages.ts'

/** What a code sample is about. */
export interface Sample {
  topic: string
  /** An identifier of the page. */
  name: string
  /** A whole number from `least` up, fewer than `span` above it. */
  number: (least: number, span: number) => number
}

/** The four fenced code blocks of a page, each about ten lines. */
export const CODE_BLOCKS: readonly ((sample: Sample) => string)[] = [shell, python, json, typeScript]

function shell({ topic, name, number }: Sample): string {
  return fence('bash', [
    `# ${topic}: prepare the workspace`,
    `export ACME_REGION="eu-west-${number(1, 3)}"`,
    `acme ${slug(topic)} create --name ${name} --replicas ${number(2, 6)}`,
    'for node in $(acme nodes list --quiet); do',
    `  acme node drain "$node" --timeout ${number(30, 90)}s`,
    'done',
    `acme ${slug(topic)} status --name ${name} --output json | jq '.status.phase'`,
  ])
}

function python({ topic, number }: Sample): string {
  const kind = slug(topic)
  return fence('python', [
    'from acme import Client, RetryPolicy',
    '',
    '',
    `def ensure_${kind.replaceAll('-', '_')}(name: str, replicas: int = ${number(2, 6)}) -> dict:`,
    `    """Create the ${topic} when it does not exist."""`,
    `    client = Client(region="eu-west-1", retry=RetryPolicy(max_attempts=${number(3, 5)}))`,
    `    current = client.get("${kind}", name)`,
    '    if current is None:',
    `        current = client.create("${kind}", name, {"replicas": replicas, "labels": {"team": "core"}})`,
    '    for event in client.watch(current["id"]):',
    '        if event["phase"] == "ready":',
    '            break',
    '    return current',
  ])
}

function json({ topic, name, number }: Sample): string {
  const object = {
    name,
    kind: slug(topic),
    replicas: number(2, 6),
    limits: { cpu: '500m', memory: `${256 * number(1, 8)}Mi` },
    retry: { maxAttempts: 5, backoff: 'exponential', jitter: true },
    labels: ['core', slug(topic)],
    enabled: number(0, 2) === 1,
  }
  return fence('json', [JSON.stringify(object, null, 2)])
}

function typeScript({ topic, number }: Sample): string {
  return fence('ts', [
    "import { createClient } from '@acme/sdk'",
    '',
    `const client = createClient({ region: 'eu-west-1', timeoutMs: ${1000 * number(1, 20)} })`,
    '',
    'export async function wait<T extends { phase: string }>(load: () => Promise<T>): Promise<T> {',
    `  for (let attempt = 0; attempt < ${number(5, 20)}; attempt += 1) {`,
    '    const value = await load()',
    "    if (value.phase === 'ready') return value",
    '    await new Promise((resolve) => setTimeout(resolve, 250 * 2 ** attempt))',
    '  }',
    `  throw new Error(\`${slug(topic)} \${String(client)} did not become ready\`)`,
    '}',
  ])
}

function fence(language: string, lines: readonly string[]): string {
  return [`\`\`\`${language}`, ...lines, '```'].join('\n')
}
