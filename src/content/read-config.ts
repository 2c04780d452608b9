import path from 'node:path'
import { SiteProblems } from '../config/problem.ts'
import { resolveSiteConfig } from '../config/resolve-site-config.ts'
import { defaultLocaleRule, type ResolvedSiteConfig, siteSchema } from '../config/site-schema.ts'
import { checkData } from '../config/zod-problems.ts'
import { type DataModule, readDataModule } from './data-module.ts'

const FILE = 'site.config.ts'

/**
 * Reads the settings of the site below `root`, defaults applied (CFG-01).
 *
 * @throws SiteProblems with everything that is wrong in the file (CFG-08), or when there is none
 */
export async function readSiteConfig(root: string): Promise<ResolvedSiteConfig> {
  const { value, position } = await readConfigModule(root)
  const source = { file: FILE, position }
  const { data, problems } = checkData(siteSchema, value, source)
  const all = [...problems, ...checkData(defaultLocaleRule, value, source).problems]
  if (!data || all.length > 0) throw new SiteProblems(all)
  return resolveSiteConfig(data)
}

async function readConfigModule(root: string): Promise<DataModule> {
  try {
    return await readDataModule(path.join(root, FILE), FILE)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const message = `There is no ${FILE} in ${root}`
    const expected = 'a file that exports an object with at least `brand` and `description`'
    throw new SiteProblems([{ file: FILE, message, expected }])
  }
}
