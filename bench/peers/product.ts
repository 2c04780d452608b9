import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type ProductName = 'ours' | 'starlight' | 'vitepress' | 'docusaurus'

/** What the benchmarks need to know of a documentation generator. Paths are relative to its folder. */
export interface Product {
  name: ProductName
  /** Shown above its column. */
  label: string
  /** Folder of the Markdown pages. */
  content: string
  extension: '.md' | '.mdx'
  /** The page's text begins with its title; otherwise the theme shows the one of the front matter. */
  titleInText: boolean
  /** Its pages' addresses end with a slash. */
  slash: boolean
  output: string
  /** What a build and a development server leave for the next, beside the caches of our code (`clear-caches.ts`). */
  caches: readonly string[]
  /** Where its commands run: in its own folder, ours in the project's. */
  cwd: (folder: string) => string
  /** Program and arguments. */
  build: (folder: string) => string[]
  develop: (folder: string, port: number) => string[]
}

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const itsFolder = (folder: string) => folder

/** Each with its default theme, its own search and the least settings (`templates/`). */
export const PRODUCTS: readonly Product[] = [
  {
    name: 'ours',
    label: 'ours',
    content: 'content',
    extension: '.mdx',
    titleInText: true,
    slash: false,
    output: 'dist',
    caches: ['dist', 'dist-hosting'],
    cwd: () => PROJECT,
    build: (folder) => [process.execPath, path.join(PROJECT, 'bin/build.mjs'), '--root', folder],
    develop: (folder, port) => [
      process.execPath,
      path.join(PROJECT, 'bin/dev.mjs'),
      '--root',
      folder,
      '--port',
      String(port),
    ],
  },
  {
    name: 'starlight',
    label: 'Starlight',
    content: 'src/content/docs',
    extension: '.md',
    titleInText: false,
    slash: true,
    output: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    cwd: itsFolder,
    build: () => ['astro', 'build'],
    develop: (_folder, port) => ['astro', 'dev', '--port', String(port)],
  },
  {
    name: 'vitepress',
    label: 'VitePress',
    content: 'content',
    extension: '.md',
    titleInText: true,
    slash: false,
    output: '.vitepress/dist',
    caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp'],
    cwd: itsFolder,
    build: () => ['vitepress', 'build'],
    develop: (_folder, port) => ['vitepress', 'dev', '--port', String(port)],
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus (faster)',
    content: 'content',
    extension: '.md',
    titleInText: false,
    slash: false,
    output: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    cwd: itsFolder,
    build: () => ['docusaurus', 'build'],
    develop: (_folder, port) => ['docusaurus', 'start', '--no-open', '--port', String(port)],
  },
]

export function productNamed(name: ProductName): Product {
  const found = PRODUCTS.find((product) => product.name === name)
  if (found === undefined) throw new Error(`There is no product ${name}.`)
  return found
}
