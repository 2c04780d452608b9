import type { MDXComponents } from 'mdx/types'
import { Code } from '../parts/code.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { Details } from '../parts/details.tsx'
import { headings } from '../parts/heading.tsx'
import { Link } from '../parts/link.tsx'
import { Callout } from './callout.tsx'
import { Card, Cards } from './cards.tsx'
import { Decoder } from './decoder.tsx'
import { FileTree } from './file-tree.tsx'
import { Filter } from './filter.tsx'
import { Image } from './image.tsx'
import { KeyPair } from './key-pair.tsx'
import './prose.css'
import { HeaderCell, Table } from '../parts/table.tsx'
import { Tab, Tabs } from '../parts/tabs.tsx'
import { RunSample } from './run-sample.tsx'
import { Steps } from './steps.tsx'
import { TaskBox } from './task-box.tsx'
import { VersionChanges } from './version-changes.tsx'

/** Everything an author can use in a page (docs/writing-pages.md): registered here once. */
export const components: MDXComponents = {
  ...headings,
  a: Link,
  code: Code,
  table: Table,
  th: HeaderCell,
  input: TaskBox,
  // Names that the content compiler gives to Markdown and to HTML that authors write.
  CodeBlock,
  Details,
  Image,
  Link,
  RunSample,
  Table,
  // Blocks that authors name themselves.
  Callout,
  Card,
  Cards,
  Decoder,
  FileTree,
  Filter,
  KeyPair,
  Steps,
  Tab,
  Tabs,
  VersionChanges,
}
