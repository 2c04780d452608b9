import type { MDXComponents } from 'mdx/types'
import { Callout } from './callout.tsx'
import { Card, Cards } from './cards.tsx'
import { CodeBlock } from './code-block.tsx'
import { Details } from './details.tsx'
import { FileTree } from './file-tree.tsx'
import { headings } from './heading.tsx'
import { Image } from './image.tsx'
import { Link } from './link.tsx'
import './prose.css'
import { Steps } from './steps.tsx'
import { HeaderCell, Table } from './table.tsx'
import { Tab, Tabs } from './tabs.tsx'
import { TaskBox } from './task-box.tsx'
import { VersionChanges } from './version-changes.tsx'

/** Everything an author can use in a page (docs/writing-pages.md): registered here once. */
export const components: MDXComponents = {
  ...headings,
  a: Link,
  table: Table,
  th: HeaderCell,
  input: TaskBox,
  // Names that the content compiler gives to Markdown and to HTML that authors write.
  CodeBlock,
  Details,
  Image,
  Link,
  Table,
  // Blocks that authors name themselves.
  Callout,
  Card,
  Cards,
  FileTree,
  Steps,
  Tab,
  Tabs,
  VersionChanges,
}
