/** Every page that an exchange brings is the same as one that was loaded. */
import { isMarked, mark } from './exchanged-page.ts'
import { expect, test } from './site.ts'
import { siteAddresses } from './site-addresses.ts'
import { differences, goTo, loadAs } from './two-tabs.ts'

test.use({ viewport: { width: 1280, height: 700 } })

for (const name of ['product', 'sections', 'variants', 'islands', 'locales']) {
  test(`SID-53, C31: every page of ${name} is the same by exchange as by a load`, async ({
    page,
    context,
    site,
    mode,
  }) => {
    const address = await site(name)
    const loaded = await context.newPage()
    // The authors' server draws each page when it is asked for.
    const paths = (await siteAddresses(name)).filter((_, index) => mode === 'build' || index % 5 === 0)
    await page.goto(address + paths.at(-1))
    let language = await page.getAttribute('html', 'lang')
    for (const path of paths) {
      const url = address + path
      await mark(page)
      // Both at a time, from the same memory.
      await Promise.all([loadAs(page, loaded, url), goTo(page, url)])
      const nextLanguage = await loaded.getAttribute('html', 'lang')
      const isExchanged = await isMarked(page)
      // Another language, which may have another direction, is loaded.
      expect(isExchanged, path).toBe(language === nextLanguage)
      language = nextLanguage
      await page.evaluate(() => delete document.documentElement.dataset['mark'])
      expect.soft(await differences(page, loaded), path).toEqual([])
      if (!isExchanged) continue
      expect(await arrival(), path).toEqual({ scroll: 0, focus: true, announced: true })
    }

    /** Where the reader is after the exchange, and what was said. */
    function arrival() {
      return page.evaluate(() => ({
        scroll: scrollY,
        focus:
          document.activeElement === (document.querySelector('main h1') ?? document.querySelector('main')),
        announced: document.querySelector('[role=status]')?.textContent?.trim() === document.title,
      }))
    }
  })
}
