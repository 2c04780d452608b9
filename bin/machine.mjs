import { spawnSync } from 'node:child_process'
import { run } from './run.mjs'

/**
 * Debian's packages that the tests need: Chromium, with and without windows, fonts, Firefox, WebKit with what drives it, what the request
 * samples call and import, and the servers on which the settings of other hosts are tried.
 */
const PACKAGES = [
  'chromium',
  'chromium-headless-shell',
  'fonts-dejavu-core',
  'fonts-liberation',
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'curl',
  'jq',
  'openssl',
  'nginx-light',
  'caddy',
  'python3-requests',
  'python3-jwt',
  'python3-websockets',
]

/**
 * Makes sure the machine has what the tests use beyond npm.
 * @returns {Promise<boolean>} false when something is missing and cannot be installed; says what to do
 */
export async function ensureMachine() {
  const missing = PACKAGES.filter((name) => !isInstalled(name))
  if (missing.length === 0) return true

  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...missing]
  const byHand = `Install by hand: ${command.join(' ')}`
  const isRoot = process.getuid?.() === 0
  if (!succeeds('apt-get', '--version') || !(isRoot || succeeds('sudo', '-n', 'true'))) {
    console.error(`Missing: ${missing.join(', ')}. Installing needs apt-get and root or sudo. ${byHand}`)
    return false
  }
  const prefix = isRoot ? [] : ['sudo', '-n']
  console.log(`Installing: ${missing.join(', ')}`)
  await runAll([...prefix, 'apt-get', 'update', '-qq'])
  if ((await runAll([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', ...command, '-qq'])) === 0)
    return true
  console.error(`Missing: ${missing.join(', ')}. ${byHand}`)
  return false
}

/** @param {string} name a Debian package */
function isInstalled(name) {
  const { stdout } = spawnSync('dpkg', ['--status', name], { encoding: 'utf8' })
  return stdout?.includes('ok installed') ?? false
}

/** @param {string} command @param {string[]} args */
function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** @param {string[]} words */
function runAll([command = '', ...args]) {
  return run(command, args)
}
