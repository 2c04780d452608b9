import path from 'node:path'
import type { Image, Root } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node, Parent, Point } from 'unist'
import { visit } from 'unist-util-visit'
import { decodePath, isExternal } from '../../site/route.ts'
import type { PageNotes } from './page-notes.ts'

/** Turns Markdown images and `<img>` into the theme's `Image` block and notes local files (LAY-11). */
export function images(notes: PageNotes) {
  const local = (written: string, point: Point | undefined): string => {
    if (isExternal(written)) return written
    const file = imageFile(written, notes.file)
    notes.images.push({ written, file, line: point?.line ?? 1, column: point?.column ?? 1 })
    return file
  }
  return (tree: Root) => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (node.type === 'image' && parent && index !== undefined) {
        const image = node as Image
        parent.children[index] = imageElement(image, local(image.url, image.position?.start))
      } else if (isImageElement(node)) {
        node.name = 'Image'
        for (const attribute of node.attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            attribute.name === 'src' &&
            typeof attribute.value === 'string'
          ) {
            attribute.value = local(attribute.value, node.position?.start)
          }
        }
      }
    })
  }
}

/** `/logo.svg` lies in `public/`; anything else is relative to the page's folder. */
function imageFile(written: string, pageFile: string): string {
  const clean = decodePath(written.replace(/[?#].*$/, ''))
  if (clean.startsWith('/')) return `public${path.posix.normalize(clean)}`
  return path.posix.join(path.posix.dirname(pageFile), clean)
}

function isImageElement(node: Node): node is MdxJsxTextElement {
  const { name } = node as MdxJsxTextElement
  return node.type.startsWith('mdxJsx') && (name === 'img' || name === 'Image')
}

function imageElement(image: Image, src: string): MdxJsxTextElement {
  const attributes = [
    ['src', src],
    ['alt', image.alt ?? ''],
    ...(image.title ? [['title', image.title]] : []),
  ] as [string, string][]
  return {
    type: 'mdxJsxTextElement',
    name: 'Image',
    attributes: attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
    ...(image.position && { position: image.position }),
  }
}
