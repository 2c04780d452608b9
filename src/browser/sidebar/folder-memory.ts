import { readStored, writeStored } from '../storage/storage.ts'
import { FOLDERS_KEY } from '../storage/storage-keys.ts'

/** Folders that the reader opened or closed in this session, by route (R5.02). */
export type FolderMemory = Record<string, boolean>

export function readFolders(): FolderMemory {
  try {
    const stored: unknown = JSON.parse(readStored('session', FOLDERS_KEY) ?? '')
    return typeof stored === 'object' && stored !== null ? (stored as FolderMemory) : {}
  } catch {
    return {}
  }
}

/** @param open `undefined` forgets the folder (SID-28) */
export function rememberFolder(route: string, open: boolean | undefined): void {
  const folders = readFolders()
  if (open === undefined) delete folders[route]
  else folders[route] = open
  writeStored('session', FOLDERS_KEY, JSON.stringify(folders))
}

/** Opens or closes the folders of a sidebar as remembered; ancestors of the page being read are always open (SID-21, SID-29). */
export function applyFolders(folders: Iterable<HTMLDetailsElement>): void {
  const memory = readFolders()
  for (const folder of folders) {
    const remembered = memory[folder.dataset['folder'] ?? '']
    if (folder.dataset['containsActive'] !== undefined) folder.open = true
    else if (remembered !== undefined) folder.open = remembered
  }
}
