import path from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { switchStyles } from '../../../src/build/switch-styles.ts'
import { temporarySite } from '../content/temporary-site.ts'

const SHEET = path.resolve(import.meta.dirname, '../../../src/theme/navigation/switch.module.css')

/** The style sheet of a build that draws the switches, on a site with these settings of its theme. */
async function built(theme: string): Promise<string> {
  const config = `export default { brand: 'Switch', description: 'To switch.', theme: ${theme} }`
  const root = await temporarySite({
    'site.config.ts': config,
    'main.js': `export { default } from '${SHEET}'`,
  })
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [switchStyles(root)],
    build: {
      write: false,
      lib: { entry: 'main.js', formats: ['es'], fileName: 'main', cssFileName: 'main' },
    },
  })
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : [])).join('')
}

it('THM-08, LNG-01: the rules of the switches are in a build of a site with two themes or two languages', async () => {
  expect(await built('{}')).toContain('inset-block-end')
  const languages = `[{ locale: 'en-US', text: 'English' }, { locale: 'ru', text: 'Русский' }]`
  expect(await built(`{ darkMode: false, i18n: ${languages} }`)).toContain('inset-block-end')
})

it('a site with one theme in one language is built without them', async () => {
  expect(await built('{ darkMode: false }')).toBe('')
})
