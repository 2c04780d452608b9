import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT, run } from './run.mjs'

/**
 * A package in `package-lock.json` or in npm's record of what it installed.
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages by folder, for example `node_modules/react`
 * @typedef {{ os: string, cpu: string, libc: string | undefined }} Platform
 */

/**
 * Folders of packages that are missing or differ from the lock.
 * @param {LockedPackages} wanted packages of the lock
 * @param {LockedPackages} installed packages as npm recorded them
 * @param {{ dev: boolean, platform: Platform, exists: (folder: string) => boolean }} options `dev`: whether
 *   development packages count; `exists`: whether the folder is really there
 * @returns {string[]}
 */
export function missingPackages(wanted, installed, { dev, platform, exists }) {
  return Object.entries(wanted)
    .filter(([folder, entry]) => folder !== '' && !entry.link && (dev || !entry.dev))
    .filter(([folder, entry]) => {
      const present = installed[folder]
      if (present && exists(folder)) return present.version !== entry.version
      return !entry.optional || isMadeFor(entry, platform)
    })
    .map(([folder]) => folder)
}

/**
 * Whether an optional package is made for this machine. One that names no system belongs to another optional package
 * and is installed with it or not at all.
 * @param {LockedPackage} entry
 * @param {Platform} platform
 */
function isMadeFor({ os, cpu, libc }, platform) {
  if (!os && !cpu) return false
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
}

/**
 * @param {string[] | undefined} list names, or names with `!` for all others; absent allows everything
 * @param {string | undefined} name
 */
function allows(list, name) {
  if (!list || name === undefined) return true
  return list.every((one) => one.startsWith('!')) ? !list.includes(`!${name}`) : list.includes(name)
}

/**
 * Installs the packages of the lock when any is missing or differs, and only then. Development packages that are
 * already there stay: with them present everything is installed, because npm would remove them otherwise.
 * @param {{ dev: boolean }} options whether development packages are needed
 * @returns {Promise<void>} exits the process with a message when the installation fails
 */
export async function ensureInstalled({ dev }) {
  refuseOldNode()
  refuseUnusableFolder()
  const installed = readPackages('node_modules/.package-lock.json') ?? {}
  const missing = missingPackages(readPackages('package-lock.json') ?? {}, installed, {
    dev,
    platform: { os: process.platform, cpu: process.arch, libc: libcName() },
    exists: (folder) => existsSync(join(PROJECT, folder, 'package.json')),
  })
  if (missing.length === 0) return
  const everything = dev || Object.values(installed).some((entry) => entry.dev)
  console.log(`Installing: ${missing.length} packages missing or different from package-lock.json`)
  const code = await run('npm', ['ci', everything ? '--include=dev' : '--omit=dev'])
  if (code === 0) return
  console.error('npm ci failed. Check the network and the message above, then run the command again.')
  process.exit(code)
}

/**
 * @param {string} file path relative to the project
 * @returns {LockedPackages | undefined} undefined when there is no such file
 */
function readPackages(file) {
  const path = join(PROJECT, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

/** @returns {string | undefined} undefined where the question does not arise */
function libcName() {
  if (process.platform !== 'linux') return undefined
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** To Vite and Rolldown the rest of such a path is no part of a file's name. */
function refuseUnusableFolder() {
  if (!/[#?]/.test(PROJECT)) return
  console.error(
    `This project cannot work in ${PROJECT}: rename or move it, so that no folder has # or ? in its name.`,
  )
  process.exit(1)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node 20.19 or newer is needed, this is ${process.versions.node}.`)
  process.exit(1)
}
