/** The button that keeps the whole site. Its label says what is going on; soft navigations bring a new button, which goes on saying it. */

import { onPageShown } from '../events/page-shown.ts'
import { announce } from '../reader/announce.ts'
import { savesData } from '../reader/saves-data.ts'
import { fillIn, scriptTexts } from '../texts.ts'
import { KEEP_BUTTON } from './keep-button.ts'
import { fetchList, keepSite } from './keep-site.ts'
import { isKept, type SiteList } from './kept-site.ts'

let list: Promise<SiteList> | undefined
let label: string | undefined
let isTold = false
let isRunning = false

onPageShown(draw)

/** Says how much it is, before the reader decides; when the reader saves data only after a first click. */
export async function showSize(): Promise<void> {
  if (!savesData()) await tellSize()
}

/** The first click of a reader who saves data says how much it is, the second one starts. */
export async function keepOnClick(): Promise<void> {
  if (isRunning) return
  const texts = scriptTexts().offline
  isRunning = true
  try {
    const wasTold = isTold
    const site = await tellSize()
    if (savesData() && !wasTold) return announce(label ?? '')
    const size = sizeText(site.bytes)
    say(fillIn(texts.progress, { share: shareText(0), size }))
    announce(label ?? '')
    await keepSite(site, (share) => say(fillIn(texts.progress, { share: shareText(share), size })))
    say(fillIn(texts.done, { size }))
    announce(label ?? '')
  } catch {
    // There may be a newer one when the reader tries again.
    list = undefined
    say(texts.failed)
    announce(label ?? '')
  } finally {
    isRunning = false
    draw()
  }
}

async function tellSize(): Promise<SiteList> {
  list ??= fetchList()
  try {
    const site = await list
    const texts = scriptTexts().offline
    const size = sizeText(site.bytes)
    if (!isTold)
      say((await isKept(site)) ? fillIn(texts.done, { size }) : buttonText() + fillIn(texts.size, { size }))
    isTold = true
    return site
  } catch (error) {
    list = undefined
    throw error
  }
}

function say(text: string): void {
  label = text
  draw()
}

function draw(): void {
  const element = button()
  if (!element || label === undefined) return
  element.textContent = label
  element.ariaBusy = String(isRunning)
}

function button(): HTMLElement | null {
  return document.querySelector<HTMLElement>(KEEP_BUTTON)
}

function buttonText(): string {
  return button()?.textContent ?? ''
}

function sizeText(bytes: number): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(document.documentElement.lang, format).format(Math.max(bytes / 1e6, 0.1))
}

function shareText(share: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(share)
}
