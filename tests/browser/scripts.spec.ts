/** What plain scripts do on every page: buttons, marks, folders, menu, keys, print. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { PROJECT } from './dev-server.ts'
import { expect, test } from './site.ts'

const source = readFileSync(join(PROJECT, 'tests/fixtures/islands/content/scripts.mdx'), 'utf8')
/** Text between the fences of the first block: two blank lines, a tab, trailing blanks. */
const firstBlock = /```bash\n(.*?)\n```/s.exec(source)?.[1] ?? ''

function block(page: Page, language: string) {
  return page.locator(`[data-code][data-language=${language}]`)
}

/** How long an attribute is there, in ms, from its next appearance on. */
function timeOfAttribute(locator: Locator, name: string): Promise<number> {
  return locator.evaluate(
    (element, attribute) =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          if (element.hasAttribute(attribute)) since = performance.now()
          else resolve(performance.now() - since)
        }).observe(element, { attributeFilter: [attribute] })
      }),
    name,
  )
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
}

test.describe('copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const [rule, language, expected] of [
    ['C56, COD-05: the text between the fences, byte for byte', 'bash', firstBlock],
    ['C57: only the commands of a session, without prompts', 'console', 'npm i x\nnpm t'],
    ['C57: nothing is removed in other languages', 'php', '$a = 1;'],
  ] as const) {
    test(rule, async ({ page, site }) => {
      await page.goto(`${await site('islands')}/scripts`)
      await block(page, language).hover()
      await block(page, language).getByRole('button', { name: 'Copy code' }).click()
      await expect(block(page, language).locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
    })
  }

  test('R5.08, COD-03: success shows for 2 s and is announced', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/scripts`)
    const button = block(page, 'php').locator('[data-copy]')
    const shown = timeOfAttribute(button, 'data-state')
    await block(page, 'php').hover()
    await button.click()
    await expect(page.getByRole('status')).toHaveText('Copied')
    const time = await shown
    expect(time).toBeGreaterThan(1950)
    expect(time).toBeLessThan(2600)
  })
})

test.describe('failed copy', () => {
  test.use({ expectedErrors: [/Failed to copy!|Access to clipboard rejected!/] })

  test('R8.06, COD-03: a refusal shows a failure, never a check', async ({ page, site }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(`${await site('islands')}/scripts`)
    await block(page, 'php').hover()
    await block(page, 'php').locator('[data-copy]').click()
    await expect(block(page, 'php').locator('[data-copy]')).toHaveAttribute('data-state', 'failed')
    await expect(page.getByRole('status')).toHaveText('Could not copy')
    expect(errors).toEqual(['Failed to copy!'])
  })

  test('R8.06, COD-04: without clipboard and fallback both messages are logged', async ({ page, site }) => {
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.goto(`${await site('islands')}/scripts`)
    await block(page, 'php').hover()
    await block(page, 'php').locator('[data-copy]').click()
    await expect(block(page, 'php').locator('[data-copy]')).toHaveAttribute('data-state', 'failed')
    expect(errors).toEqual(['Access to clipboard rejected!', 'Failed to copy!'])
  })

  test('COD-04: without clipboard the fallback copies', async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`${await site('islands')}/scripts`)
    const copied = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('copy', () =>
            resolve((document.activeElement as HTMLTextAreaElement).value),
          )
        }),
    )
    await block(page, 'bash').hover()
    await block(page, 'bash').locator('[data-copy]').click()
    await expect(block(page, 'bash').locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
    expect(await copied).toBe(firstBlock)
  })
})

test('C60, COD-08: word wrap at every width, for all blocks, told and remembered for the session', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto(`${await site('islands')}/scripts`)
  const wide = block(page, 'text')
  const overflows = () => wide.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)
  expect(await overflows()).toBe(true)
  await wide.hover()
  await wide.locator('[data-wrap]').click()
  await expect(wide.locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  await expect(block(page, 'php').locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  expect(await overflows()).toBe(false)
  await page.reload()
  await expect(wide.locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
  await wide.hover()
  await wide.locator('[data-wrap]').click()
  expect(await overflows()).toBe(true)
})

test('C61, COD-10: a block that overflows is reached and scrolled by keyboard, one that fits is skipped', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/scripts`)
  const wide = block(page, 'text').locator('pre')
  await expect(wide).toHaveAttribute('tabindex', '0')
  await expect(wide).toHaveAttribute('role', 'group')
  await expect(wide).toHaveAccessibleName(/Code/)
  await expect(block(page, 'php').locator('pre')).not.toHaveAttribute('tabindex')
  await wide.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => wide.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0)
})

test('R5.12, LAY-13: the body is marked while the window changes size', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/scripts`)
  await page.evaluate(() => {
    new MutationObserver(
      () => document.body.classList.contains('resizing') && document.body.setAttribute('data-seen', ''),
    ).observe(document.body, { attributeFilter: ['class'] })
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(page.locator('body')).toHaveAttribute('data-seen')
  await expect(page.locator('body')).not.toHaveClass(/resizing/)
})

test.describe('contents', () => {
  test.use({ viewport: { width: 1400, height: 800 } })
  const current = (page: Page) => page.locator('main nav a[aria-current=location]')

  test('TOC-07, TOC-08, C38: first at the start, computed after jumps, last at the end', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('islands')}/long`)
    await expect(current(page)).toHaveText('One')
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 100_000)
    await expect(current(page)).toHaveText('Last')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(current(page)).toHaveText('One')
    await page.evaluate(() => document.getElementById('five')?.scrollIntoView())
    await expect(current(page)).toHaveText('Five')
  })

  test('TOC-09: the entry that was clicked is marked until the reader scrolls', async ({ page, site }) => {
    await page.setViewportSize({ width: 1400, height: 1000 })
    await page.goto(`${await site('islands')}/tabs`)
    const entry = page.locator('main nav a', { hasText: 'Keyed' })
    await entry.click()
    await expect(current(page)).toHaveText('Keyed')
    await page.waitForTimeout(400)
    await expect(current(page)).toHaveText('Keyed')
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -3000)
    await expect(current(page)).toHaveText('Plain')
  })

  test('TOC-09: the heading of the address is marked after loading', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/long#six`)
    await expect(current(page)).toHaveText('Six')
  })

  test('R3.09: sections in the sidebar follow the reading as well', async ({ page, site }) => {
    await page.setViewportSize({ width: 600, height: 800 })
    await page.goto(`${await site('islands')}/long#two-point-five`)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#menu a[aria-current=location]')).toHaveText('Two')
  })
})

test('R3.21, R9.10, TOP-02, TOP-03: scroll to top appears past 300 px, moves page and focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 600 })
  await page.goto(`${await site('islands')}/long`)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 299))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
})

test('R5.06, BAN-03, BAN-04: a dismissed banner goes at once and is hidden before the next paint', async ({
  page,
  site,
}) => {
  const url = `${await site('islands')}/scripts`
  await page.goto(url)
  await expect(page.getByText('Read the news')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('news-1'))).toBe('0')
  await page.route(/\.js$/, () => {})
  await page.goto(url, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Copy' })).toBeVisible()
  await expect(page.getByText('Read the news')).toBeHidden()
})

test('C66, THM-02: the stored theme is there before any script file', async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\.js$/, () => {})
  await page.goto(`${await site('islands')}/`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('THM-03, THM-04: theme follows other windows and the system', async ({ context, page, site }) => {
  const url = await site('islands')
  const other = await context.newPage()
  await other.goto(`${url}/`)
  await page.goto(`${url}/`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  await other.evaluate(() => localStorage.setItem('theme', 'light'))
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test.describe('sidebar', () => {
  test.use({ viewport: { width: 1280, height: 700 } })
  const folder = (page: Page, route: string) => page.locator(`details[data-folder="${route}"]`)

  test('C34, SID-32: only the button tells its state, and it flips', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/tabs`)
    const button = folder(page, '/guide').locator(':scope > summary')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'Guide', exact: true })).not.toHaveAttribute('aria-expanded')
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const list = await button.getAttribute('aria-controls')
    await expect(page.locator(`[id="${list}"]`)).toBeVisible()
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('R5.02, SID-21: an opened folder is open after a reload, before scripts', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/tabs`)
    await folder(page, '/guide').locator(':scope > summary').click()
    await page.route(/\.js$/, () => {})
    await page.goto(`${await site('islands')}/scripts`, { waitUntil: 'domcontentloaded' })
    await expect(folder(page, '/guide')).toHaveAttribute('open')
  })

  test('C33, SID-29: ancestors of the page are open although the reader closed them', async ({
    page,
    site,
  }) => {
    const url = await site('islands')
    await page.goto(`${url}/guide/last`)
    await folder(page, '/guide').locator(':scope > summary').click()
    await expect(folder(page, '/guide')).not.toHaveAttribute('open')
    await page.goto(`${url}/guide/deep/deepest`)
    await expect(folder(page, '/guide')).toHaveAttribute('open')
    await expect(folder(page, '/guide/deep')).toHaveAttribute('open')
    await expect(page.locator('nav a[aria-current=page]').first()).toHaveText('Deepest')
  })

  test('SID-51, R3.10: hidden and shown, remembered for the session', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/tabs`)
    const link = page.locator('nav').getByRole('link', { name: 'Long page' })
    await page.getByRole('button', { name: 'Hide sidebar' }).click()
    await expect(link).toBeHidden()
    await page.reload()
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: 'Show sidebar' }).click()
    await expect(link).toBeVisible()
  })

  test('SID-52: the active entry is in the middle of the sidebar, the page is not scrolled', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('islands')}/guide/page-30`)
    const entry = page.locator('nav a[aria-current=page]').first()
    await expect(entry).toBeInViewport()
    await expect
      .poll(() =>
        entry.evaluate((link) => {
          const frame = link.closest('[data-sidebar-scroll]')?.getBoundingClientRect()
          const box = link.getBoundingClientRect()
          return frame ? Math.abs(box.top + box.height / 2 - (frame.top + frame.height / 2)) : Number.NaN
        }),
      )
      .toBeLessThan(40)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 375, height: 700 } })

  test('C35, SID-56, SID-57, NAV-18: focus moves in, stays, and comes back with Escape', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('islands')}/tabs`)
    const button = page.locator('button[popovertarget]')
    await expect(button).toHaveAccessibleName('Menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(button).toHaveAccessibleName('Close menu')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(page.locator('#menu a[aria-current=page]')).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('inert')
    const inside = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('header, #menu') !== null &&
          document.activeElement !== document.body,
      )
    for (let i = 0; i < 100; i++) {
      await page.keyboard.press('Tab')
      expect(await inside(), `after ${i + 1} times Tab`).toBe(true)
    }
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Shift+Tab')
      expect(await inside()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu')).toBeHidden()
    await expect(button).toBeFocused()
    await expect(button).toHaveAccessibleName('Menu')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('SID-55: closes on the button, the page behind, links and fragments', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/long`)
    const button = page.locator('button[popovertarget]')
    const menu = page.locator('#menu')
    await button.click()
    await expect(menu).toBeVisible()
    await button.click()
    await expect(menu).toBeHidden()
    await button.click()
    await page.waitForTimeout(900)
    await menu.getByRole('link', { name: 'Images' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Images' })).toBeInViewport()
    await button.click()
    await page.waitForTimeout(900)
    await menu.getByRole('link', { name: 'Scripts', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Scripts' })).toBeVisible()
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test('C54, DET-03: a fragment opens the details it lies in', async ({ page, site }) => {
  const url = `${await site('islands')}/scripts`
  await page.goto(`${url}#add-row`)
  await expect(page.getByRole('heading', { name: 'Add row' })).toBeInViewport()
  await expect(page.locator('main [data-details]')).toHaveAttribute('open')
})

test('C54: so does its entry in the contents, a second time too', async ({ page, site }) => {
  await page.setViewportSize({ width: 1400, height: 700 })
  await page.goto(`${await site('islands')}/scripts`)
  const entry = page.locator('main nav').getByRole('link', { name: 'Add row' })
  for (let i = 0; i < 2; i++) {
    await entry.click()
    await expect(page.getByRole('heading', { name: 'Add row' })).toBeInViewport()
    await page.locator('summary', { hasText: 'More' }).click()
    await expect(page.locator('main [data-details]')).not.toHaveAttribute('open')
  }
})

test('R5.07, DET-01: `open` goes 500 ms after closing starts', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/scripts`)
  const details = page.locator('main [data-details]')
  const summary = details.locator('summary')
  await summary.click()
  await expect(details).toHaveAttribute('open')
  const closing = timeOfAttribute(details, 'data-closing')
  await summary.click()
  await expect(details).toHaveAttribute('open')
  const time = await closing
  expect(time).toBeGreaterThan(480)
  expect(time).toBeLessThan(900)
  await expect(details).not.toHaveAttribute('open')
})

test('DET-01: a second click while it closes opens it again', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/scripts`)
  const details = page.locator('main [data-details]')
  await details.locator('summary').click()
  await details.locator('summary').dblclick()
  await page.waitForTimeout(700)
  await expect(details).toHaveAttribute('open')
  await expect(page.getByText('Hidden text.')).toBeVisible()
})

test('C55, C81, LAY-08: details are open on paper and as before afterwards', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/scripts`)
  const details = page.locator('main [data-details]')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(details).toHaveAttribute('open')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(details).not.toHaveAttribute('open')
})

test('C20, R3.29: the slash opens the search, but is typed in fields; Ctrl+K works everywhere', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/scripts`)
  const box = page.locator('#search')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await page.keyboard.press('/')
  await expect(box).toHaveValue('/')
  await page.evaluate(() => {
    const editor = document.createElement('div')
    editor.contentEditable = 'true'
    editor.id = 'editor'
    document.querySelector('main')?.append(editor)
  })
  await page.locator('#editor').focus()
  await page.keyboard.press('/')
  await expect(page.locator('#editor')).toHaveText('/')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
})

test.describe('not found', () => {
  test.use({ expectedErrors: [/status of 404/] })
  test('R2.07, GIT-06: the requested path, query included, is in the title of the issue', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('islands', { base: '/docs' })}/gone/page?x=1`)
    const link = page.locator('a[data-broken-link]')
    const href = await link.getAttribute('href')
    expect(new URL(href ?? '').searchParams.get('title')).toContain('`/gone/page?x=1`')
  })
})

test('C63: with storage blocked nothing breaks, it is only not remembered', async ({ page, site }) => {
  await blockStorage(page)
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto(`${await site('islands')}/scripts`)
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.locator('details[data-folder="/guide"] > summary').first().click()
  await expect(page.locator('details[data-folder="/guide"]').first()).toHaveAttribute('open')
  await block(page, 'text').hover()
  await block(page, 'text').locator('[data-wrap]').click()
  await expect(block(page, 'text').locator('[data-wrap]')).toHaveAttribute('aria-pressed', 'true')
})

test('budget: one external script before any interaction, no style attributes, no inline script but one', async ({
  page,
  site,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) scripts.push(request.url())
  })
  await page.goto(`${await site('islands')}/scripts`)
  await page.waitForTimeout(500)
  expect(scripts).toHaveLength(1)
  expect(await page.locator('script:not([src])').count()).toBe(1)
  expect(await page.locator('[style]').count()).toBe(0)
})

test.describe('menus of the bar', () => {
  test.use({ viewport: { width: 1280, height: 700 } })

  test('NAV-13: keys open, move, find by letters, close', async ({ page, site }) => {
    await page.goto(`${await site('sections')}/start`)
    const button = page.locator('#bar summary', { hasText: 'More' })
    const menu = page.locator('#bar details')
    const [changes, status] = [
      menu.getByRole('link', { name: 'Changes' }),
      menu.getByRole('link', { name: 'Status' }),
    ]
    const ready = page.waitForResponse(/chunk/)
    await button.focus()
    await ready
    await page.waitForTimeout(200)
    await page.keyboard.press('ArrowDown')
    await expect(changes).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(status).toBeFocused()
    await page.keyboard.press('Home')
    await expect(changes).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(status).toBeFocused()
    await page.keyboard.type('ch')
    await expect(changes).toBeFocused()
    // The typed letters are forgotten after 350 ms.
    await page.waitForTimeout(400)
    await page.keyboard.type('s')
    await expect(status).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(status).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu).not.toHaveAttribute('open')
    await button.click()
    await expect(menu).toHaveAttribute('open')
    await page.locator('main').click({ position: { x: 5, y: 5 } })
    await expect(menu).not.toHaveAttribute('open')
  })
})
