/** Loaded by `import()` on pages whose sidebar is a part of a complete tree (`start.ts`). */
import { onClick } from '../../events/clicks.ts'
import { onPageShown } from '../../events/page-shown.ts'
import { recover } from '../../late-parts/recover.ts'
import { savesData } from '../../reader/saves-data.ts'
import { applyFolders } from '../folder-memory.ts'
import { tellState } from '../sidebar.ts'
import { completeTree } from './complete-tree.ts'
import { CUT, fillCuts, listOf, unmarked } from './fill-list.ts'
import { buttonToLink, folderToLink, linkToButton, linkToFolder } from './stand-ins.ts'

/** Folder that waits for its entries. */
const GAP = 'details[data-gap]'

// Of a folder or of the menu of small windows; `toggle` does not bubble.
document.addEventListener(
  'toggle',
  ({ target }) => target instanceof Element && fillOpenFolders(target),
  true,
)
onClick('button[data-cut]', (button) => void fillList(button))
for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, ({ target }) => {
    const asker = target instanceof Element && target.closest(`${GAP} > summary, button[data-cut]`)
    // A failure shows when the folder is opened.
    if (asker && !savesData()) completeTree(asker).catch(() => {})
  })
}

// Folders and buttons in the place of links; what they stand for is loaded when it is asked for.
onPageShown(() => {
  settle([...document.querySelectorAll<HTMLAnchorElement>('a[data-trimmed]')].map(linkToFolder))
  document.querySelectorAll<HTMLAnchorElement>('a[data-cut]').forEach(linkToButton)
  fillOpenFolders(document.body)
})

/** Those that can be seen: what is hidden now is filled when the folder or menu around it opens. */
function fillOpenFolders(within: Element): void {
  const folders = [within, ...within.querySelectorAll(GAP)]
  for (const folder of folders) {
    const waits = folder instanceof HTMLDetailsElement && folder.matches(GAP) && folder.open
    if (waits && folder.checkVisibility()) void fillFolder(folder)
  }
}

async function fillFolder(folder: HTMLDetailsElement): Promise<void> {
  try {
    const complete = listOf(await completeTree(folder), folder.dataset['folder'] ?? '')
    // Asked for twice, or a page that was opened meanwhile brought the entries along.
    if (!folder.matches(GAP)) return
    if (!complete) throw new Error('This folder is not in the tree.')
    delete folder.dataset['gap']
    folder.querySelector('ul')?.replaceChildren(...[...complete.children].map(unmarked))
    settle(folder.querySelectorAll('details'))
  } catch {
    await recover()
    if (folder.matches(GAP)) folderToLink(folder)
  }
}

async function fillList(button: HTMLElement): Promise<void> {
  const list = button.closest('ul')
  if (!list) return
  try {
    const complete = listOf(await completeTree(button), button.dataset['cut'] ?? '')
    if (!list.contains(button)) return
    if (!complete) throw new Error('This list is not in the tree.')
    const focused = document.activeElement === button
    const missing = Number(button.dataset['missing'])
    const isFirst = button.parentElement === list.firstElementChild
    const entries = fillCuts(list, complete)
    settle(entries.flatMap((entry) => [...entry.querySelectorAll('details')]))
    // The reader goes on at the entry that is now in the button's place.
    const place = isFirst ? entries[missing - 1] : entries.at(-missing)
    if (focused) place?.querySelector<HTMLElement>('a, summary')?.focus()
  } catch {
    await recover()
    list.querySelectorAll<HTMLElement>(CUT).forEach(buttonToLink)
  }
}

/** New folders are as remembered and told to assistive technology. */
function settle(folders: Iterable<HTMLDetailsElement>): void {
  const all = [...folders]
  applyFolders(all)
  all.forEach(tellState)
}
