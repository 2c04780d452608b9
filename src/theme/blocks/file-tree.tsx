import type { ReactNode } from 'react'
import { useNoOtherProps, useRequired, useSwitch } from '../parts/author-error.ts'
import { Icon } from '../parts/icon.tsx'
import styles from './file-tree.module.css'
import { Group, useMember } from './group.tsx'

/** A folder listing: lists in lists, whose folders open and close as native details (FTR-03). */
function Tree({ children, ...rest }: { children?: ReactNode }) {
  useNoOtherProps('FileTree', rest, [])
  return (
    <ul className={styles['tree']}>
      <Group name="FileTree">{children}</Group>
    </ul>
  )
}

export interface FolderProps {
  name: string
  /** Open before the reader touches it (FTR-01). */
  defaultOpen?: boolean
  children?: ReactNode
}

function Folder({ name, defaultOpen = false, children, ...rest }: FolderProps) {
  useMember('FileTree.Folder', 'FileTree')
  useRequired('FileTree.Folder', 'name', name)
  useSwitch('FileTree.Folder', 'defaultOpen', defaultOpen)
  useNoOtherProps('FileTree.Folder', rest, ['name', 'defaultOpen'])
  return (
    <li>
      <details open={defaultOpen} data-details="">
        <summary>
          <Icon name="folder" />
          <bdi>{name}</bdi>
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}

export interface FileProps {
  name: string
  /** Marks the file that the text is about (FTR-02). */
  active?: boolean
}

function File({ name, active = false, ...rest }: FileProps) {
  useMember('FileTree.File', 'FileTree')
  useRequired('FileTree.File', 'name', name)
  useSwitch('FileTree.File', 'active', active)
  useNoOtherProps('FileTree.File', rest, ['name', 'active'])
  return (
    <li className={styles['file']} {...(active && { 'aria-current': 'true' })}>
      <Icon name="file" />
      <bdi>{name}</bdi>
    </li>
  )
}

/** `FileTree` with its parts, as authors write them: `<FileTree.Folder>`, `<FileTree.File>`. */
export const FileTree = Object.assign(Tree, { Folder, File })
