import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { lock, removeEmpty, unlock } from './lock.ts'
import { type OutputFolder, type OutputKind, outputFolder } from './output-folder.ts'
import { BEFORE, publish, WORK_NAMES } from './publish.ts'

/** Puts finished folders in the place of the old ones. */
export type Publication = (written: Record<OutputKind, string>) => Promise<void>

/**
 * Takes the output folders for this process until it ends, and removes what a killed build has left there. Nothing in them changes yet.
 * @param out absolute path of the folder for the site; that for the settings of hosts lies beside it
 * @param homes folders that a build must not replace
 * @throws Refusal when a folder holds what no build wrote, or another build has it
 */
export async function claimOutput(out: string, homes: readonly string[]): Promise<Publication> {
  const site = await outputFolder(out, 'site', homes)
  const settings = await outputFolder(`${out}-hosting`, 'settings', homes)
  await lock(site.work, out)
  const clean = () => [site, settings].forEach(cleanUp)
  clean()
  process.once('exit', () => {
    clean()
    unlock(site.work)
    removeEmpty(settings.work)
  })
  return async (written) => {
    await publish(written.site, site, 'site')
    await publish(written.settings, settings, 'settings')
  }
}

function cleanUp({ folder, work }: OutputFolder): void {
  const before = path.join(work, BEFORE)
  // Killed between the two renames.
  if (!existsSync(folder) && existsSync(before)) renameSync(before, folder)
  for (const name of WORK_NAMES) rmSync(path.join(work, name), { recursive: true, force: true })
}
