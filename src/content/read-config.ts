import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../config/error-code.ts'
import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import { resolveSiteConfig } from '../config/resolve-site-config.ts'
import { defaultLocaleRule, type ResolvedSiteConfig, siteSchema } from '../config/site-schema.ts'
import { withoutMistakes } from '../config/without-mistakes.ts'
import { checkData } from '../config/zod-problems.ts'
import { type DataModule, readDataModule } from './data-module.ts'
import type { TextPosition } from './text-position.ts'
import { usedNames } from './variables.ts'

/** The file of the settings, relative to the site root. */
export const SETTINGS_FILE = 'site.config.ts'

/** The settings of a site, and where they stand. */
export interface Settings {
  /** Defaults applied (CFG-01), what is wrong left out. */
  config: ResolvedSiteConfig
  /** Everything that is wrong in the file (CFG-08). */
  problems: readonly Problem[]
  /** Where the key at a path stands in the file. */
  position(path: readonly PropertyKey[]): TextPosition | undefined
}

/** Values of what a site must have, while its settings do not say it. */
const STAND_INS = { brand: 'brand', description: 'description' }

/** Reads the settings of the site below `root`, as far as they can be read. */
export async function readSettings(root: string): Promise<Settings> {
  const problems: Problem[] = []
  const module = await collectProblems(problems, () => readConfigModule(root))
  const { value, position } = module ?? { value: {}, position: () => undefined }
  const source = { file: SETTINGS_FILE, position }
  const { data, problems: mistakes } = module ? checkData(siteSchema, value, source) : { problems: [] }
  problems.push(...mistakes, ...checkData(defaultLocaleRule, value, source).problems)
  const usable = data ?? withoutMistakes(siteSchema, value, STAND_INS) ?? siteSchema.parse(STAND_INS)
  const config = resolveSiteConfig(usable)
  if (problems.length === 0) return { config, problems, position }
  // A name whose value is wrong, or not known because nothing is, is not unknown.
  const names = module ? Object.keys(Object(Object(value).variables)) : await namesInFiles(root)
  const variables = { ...Object.fromEntries(names.map((name) => [name, name])), ...config.variables }
  return { config: { ...config, variables }, problems, position }
}

/** @throws SiteProblems with everything that is wrong in the settings, or when there are none */
export async function readSiteConfig(root: string): Promise<ResolvedSiteConfig> {
  const { config, problems } = await readSettings(root)
  if (problems.length > 0) throw new SiteProblems(problems)
  return config
}

async function readConfigModule(root: string): Promise<DataModule> {
  try {
    return await readDataModule(path.join(root, SETTINGS_FILE), SETTINGS_FILE)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    const message = `There is no ${SETTINGS_FILE} in ${root}`
    const expected = 'a file that exports an object with at least `brand` and `description`'
    throw new SiteProblems([{ file: SETTINGS_FILE, message, expected }])
  }
}

/** Names of variables in the texts of a site. */
async function namesInFiles(root: string): Promise<string[]> {
  const names = new Set<string>()
  for (const folder of ['content', 'apis', 'public']) {
    const files = await readdir(path.join(root, folder), { recursive: true }).catch(() => [])
    for (const file of files.filter((each) => /\.(mdx?|ts|ya?ml|svg)$/.test(each))) {
      const text = await readFile(path.join(root, folder, file), 'utf8').catch(() => '')
      for (const name of usedNames(text)) names.add(name)
    }
  }
  return [...names]
}
