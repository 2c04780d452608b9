/** Blocks an author can use in a page; `theme/blocks/components.tsx` draws each of them, `content/` reports every other name. */
export const BLOCK_NAMES = [
  'Callout',
  'Card',
  'Cards',
  'Details',
  'FileTree',
  'FileTree.File',
  'FileTree.Folder',
  'Image',
  'KeyPair',
  'Link',
  'Steps',
  'Tab',
  'Table',
  'Tabs',
  'VersionChanges',
] as const
