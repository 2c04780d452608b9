/** Real disks of our own, in a name space that ends with the test: a small one that is full, one that is mounted at the output folder. */
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporarySite } from '../../content/temporary-site.ts'
import { PATIENCE, PROJECT } from '../run-build.ts'

const SITE = {
  'site.config.ts': "export default { brand: 'Whole', description: 'A site.' }\n",
  'content/index.mdx': '# Home\n',
  'content/guide.mdx': '# Guide\n\nWord 0.\n',
}
const SPACE = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])]
/** Whether this machine lets us mount. */
const canMount = spawnSync('unshare', [...SPACE, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

/** Functions of the scripts: `build` prints its exit code and what it says, `sum` stands for every byte below a folder. */
const COMMANDS = `
set -u
build() { echo "word $1" >> content/guide.mdx; shift; (cd "$PROJECT" && node bin/build.mjs --root "$ROOT" "$@") 2>&1 | grep -vE 'pages|siteUrl'; echo "code $PIPESTATUS"; }
sum() { (cd "$1" && find . -type f | sort | xargs cat | md5sum); }
same() { [ "$(sum "$1")" = "$2" ] && echo same || echo changed; }
ours() { ls -A "$1" | grep publishing || true; }
cd "$ROOT"
`

async function inOwnSpace(root: string, script: string): Promise<string[]> {
  const env = { ...process.env, BASE_PATH: '', ROOT: root, PROJECT }
  const args = [...SPACE, 'bash', '-c', COMMANDS + script]
  const { stdout, stderr } = await promisify(execFile)('unshare', args, { env })
  expect(stderr).toBe('')
  return stdout.trim().split('\n')
}

test.runIf(canMount && process.env['DOCS_TEST_ALL'])(
  'F41: a full disk changes nothing of the site; with room again the next build succeeds',
  PATIENCE,
  async () => {
    const root = await temporarySite({ ...SITE, 'disk/.keep': '' })
    const lines = await inOwnSpace(
      root,
      `
mount -t tmpfs -o size=40m none disk
build 1 --out "$ROOT/disk/dist"; before=$(sum disk/dist)
dd if=/dev/zero of=disk/filler bs=64k status=none 2>/dev/null
build 2 --out "$ROOT/disk/dist"; same disk/dist "$before"; ours disk
truncate -s -100k disk/filler
build 2 --out "$ROOT/disk/dist"; same disk/dist "$before"; ours disk
rm disk/filler
build 3 --out "$ROOT/disk/dist"; same disk/dist "$before"; ours disk`,
    )
    expect(lines).toEqual([
      'code 0',
      expect.stringMatching(/^ENOSPC: no space left on device/),
      'code 1',
      'same',
      expect.stringMatching(/^ENOSPC: no space left on device/),
      'code 1',
      'same',
      'code 0',
      'changed',
    ])
  },
)

test.runIf(canMount && process.env['DOCS_TEST_ALL'])(
  'F41: no room for what a build writes before it publishes',
  PATIENCE,
  async () => {
    const root = await temporarySite(SITE)
    const lines = await inOwnSpace(
      root,
      `
build 1; before=$(sum dist)
mkdir -p "$PROJECT/node_modules/.cache/docs/build"
mount -t tmpfs -o size=100k none "$PROJECT/node_modules/.cache/docs/build"
build 2; same dist "$before"; ours .; ls -A "$PROJECT/node_modules/.cache/docs/build"`,
    )
    expect(lines).toEqual([
      'code 0',
      expect.stringMatching(/^ENOSPC: no space left on device/),
      'code 1',
      'same',
    ])
  },
)

test.runIf(canMount && process.env['DOCS_TEST_ALL']).for(['a disk', 'a folder of the same disk'])(
  'F41: %s mounted at the output folder stays mounted',
  PATIENCE,
  async (what) => {
    const root = await temporarySite({ ...SITE, 'dist/.keep': '', 'volume/.keep': '' })
    const mount = what === 'a disk' ? 'mount -t tmpfs none dist' : 'mount --bind volume dist'
    const lines = await inOwnSpace(
      root,
      `
rm dist/.keep volume/.keep
${mount}; mkdir dist/lost+found
build 1; grep -c 'word 1' dist/guide/index.html
build 2; grep -c 'word 2' dist/guide/index.html
ours .; ours dist; ls -d dist/lost+found
touch dist/index.html/x 2>/dev/null; mountpoint -q dist && echo mounted; ls -A | xargs`,
    )
    expect(lines).toEqual([
      'code 0',
      '1',
      'code 0',
      '1',
      'dist/lost+found',
      'mounted',
      'content dist dist-hosting site.config.ts volume',
    ])
  },
)
