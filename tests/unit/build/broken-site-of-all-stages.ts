/** A site as it is after its pages came from elsewhere: 36 pages, of which 32 are wrong, and every stage of a build finds something. */

/** What a page must be told for, by its file: the line and the beginning of the sentence. */
export const EXPECTED: [place: string, message: string][] = []
export const FILES: Record<string, string> = {}

function file(name: string, text: string, ...problems: [line: number | undefined, message: string][]): void {
  FILES[name] = text
  for (const [line, message] of problems)
    EXPECTED.push([line === undefined ? name : `${name}:${line}`, message])
}

file(
  'site.config.ts',
  `export default {
  brand: 'Broken',
  description: 'A site that is wrong.',
  variables: { host: 'api.example', lines: 'a\\nb' },
  theme: {
    baner: { text: 'News' },
    logoLink: '/no-home',
  },
  redirects: { '/was': '/gone' },
}
`,
  [4, 'A value must be a single line'],
  [6, "Unrecognized key 'baner' in theme"],
  [7, 'This page does not exist'],
  [9, 'This page does not exist'],
)
file(
  'content/_meta.ts',
  "export default {\n  index: 'Home',\n  instal: 'Install',\n  wiki: { title: 'Wiki', href: '/wki' },\n}\n",
  [3, 'No file or folder of this name'],
  [4, 'This page does not exist'],
)
file('content/broken/_meta.ts', "export default { 'syntax-1': { titel: 'S' } }\n", [
  1,
  "Unrecognized key 'titel'",
])
file('public/taken.html', '<!doctype html><title>Taken</title>')
file('public/taken/index.html', '<!doctype html><title>Taken, too</title>', [undefined, 'The address /taken'])
file('public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">{{nme}}</svg>\n', [
  1,
  "Unknown variable '{{nme}}'",
])
file('apis/stones.yaml', 'openapi: 3.1.0\ninfo:\n  title: Stones of {{planet}}\n', [
  3,
  "Unknown variable '{{planet}}'",
])

file('content/index.mdx', '# Home\n\nA page that is right: [an id](/right#here), {{host}}, {{lines}}.\n')
file('content/right.mdx', '# Right\n\n## Here\n\nText.\n')
file('content/install.mdx', '# Install\n\nText.\n')
file('content/plain.md', '# Plain\n\nText.\n')

for (const n of [1, 2, 3]) {
  file(
    `content/front/key-${n}.mdx`,
    `---\ntitel: A\n---\n\n# Key ${n}\n\n[To a page that is wrong](/broken/syntax-1#any).\n`,
    [2, "Unrecognized key 'titel'"],
  )
  file(
    `content/front/yaml-${n}.mdx`,
    `---\ntitle: [a\n---\n\n# Yaml ${n}\n\n{{hst}}\n`,
    [3, 'Not YAML'],
    [7, "Unknown variable '{{hst}}'"],
  )
  file(
    `content/variables/name-${n}.mdx`,
    `# Name ${n}\n\n{{hst}} and {{bran}}\n\n<Calout>x</Calout>\n`,
    [3, "Unknown variable '{{hst}}'"],
    [3, "Unknown variable '{{bran}}'"],
    [5, 'There is no block of this name'],
  )
  file(
    `content/broken/syntax-${n}.mdx`,
    `# Syntax ${n}\n\nGo to {1 +} and {/stones/{id}}.\n\n<!-- note -->\n\n## A [#x]\n\n## B [#x]\n\nWas a<br>b.\n`,
    [3, 'This is no expression'],
    [3, 'This is no expression'],
    [5, 'A comment of HTML'],
    [9, 'The heading id "x" is used twice'],
    [11, 'An element that is never closed'],
  )
  file(
    `content/broken/names-${n}.mdx`,
    `# Names ${n}\n\nGo to /stones/{id} now.\n\n<Callout type={kind}>x</Callout>\n`,
    [3, '`id` has no value'],
    [5, '`kind` has no value'],
  )
  file(
    `content/blocks/props-${n}.mdx`,
    `# Props ${n}\n\n<Callout typ="info">x</Callout>\n\n<Cards num={9}>\n  <Card title="A" icon="scrib">x</Card>\n</Cards>\n`,
    [3, '<Callout> has no prop of this name'],
    [5, '<Cards> has no such value of `num`'],
    [6, '<Card> has no such value of `icon`'],
  )
  file(
    `content/links/lost-${n}.mdx`,
    `# Lost ${n}\n\n[a](/missing), [b](/right#her), [c](/front/key-1#whatever)\n\n![d](./none.png)\n`,
    [3, 'This page does not exist'],
    [3, 'The page /right has no section'],
    [5, 'This image does not exist'],
  )
  file(
    `content/apis/lost-${n}.mdx`,
    `---\napi: stons\n---\n\n# Api ${n}\n\n\`\`\`js fliename="a.js"\nx\n\`\`\`\n`,
    [2, 'There is no API document'],
    [7, 'Unknown option of a code block'],
  )
}
for (const n of [1, 2, 3])
  file(`content/headings/two-${n}.mdx`, `# Two ${n}\n\nText.\n\n# Again\n`, [
    5,
    'A second heading of level 1',
  ])
file(
  'content/apis/stones.mdx',
  '---\napi: stones\ntocc: false\n---\n\n# Stones\n\n<Calout>x</Calout>\n',
  [3, "Unrecognized key 'tocc'"],
  [8, 'There is no block of this name'],
)
file('content/twice.md', '# Twice\n')
file('content/twice.mdx', '# Twice, too\n', [undefined, 'The route /twice belongs to'])
file(
  'content/tabs.mdx',
  '# Tabs\n\n<Tabs items={["A"]}>\n  <p>No tab</p>\n</Tabs>\n\n<Tab>\n\nAlone\n\n</Tab>\n',
  [3, '<Tabs> holds something that is no <Tab>'],
  [7, '<Tab> works only inside <Tabs>'],
)
