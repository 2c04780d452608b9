import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hosting } from '../config/hosting-schema.ts'
import { caddySettings } from './caddy.ts'
import { assetsIgnore, cloudflareSettings } from './cloudflare.ts'
import { cloudfrontSettings, cloudfrontWarnings } from './cloudfront.ts'
import { folderHostFiles, folderHostWarnings } from './folder-hosts.ts'
import { hostedSite } from './hosted-site.ts'
import { netlifySettings } from './netlify.ts'
import { nginxSettings } from './nginx.ts'

/**
 * Writes the settings of every host into one folder each, and what hosts look for at the root of a site into the site, when it lies at the root.
 * @param hosting what the build says about the site
 * @param client the written site, not yet compressed
 * @param settings folder to write to
 * @param base base path of the site
 * @returns warnings about what a host would leave out
 */
export async function writeSettings(
  hosting: Hosting,
  client: string,
  settings: string,
  base: string,
): Promise<string[]> {
  const site = await hostedSite(client, hosting, base)
  const hosts: Record<string, Record<string, string>> = {
    nginx: nginxSettings(site),
    caddy: caddySettings(site),
    netlify: netlifySettings(site),
    cloudflare: cloudflareSettings(site),
    cloudfront: cloudfrontSettings(site),
  }
  for (const [host, files] of Object.entries(hosts)) await writeAll(path.join(settings, host), files)
  if (site.base === '') {
    const { headers, redirects } = folderHostFiles(site)
    await writeAll(client, { _headers: headers, _redirects: redirects, '.assetsignore': assetsIgnore(site) })
  }
  return [...folderHostWarnings(site), ...cloudfrontWarnings(site)]
}

async function writeAll(folder: string, files: Record<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
}
