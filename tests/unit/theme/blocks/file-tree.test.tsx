import { expect, it } from 'vitest'
import { drawPage } from '../draw-page.tsx'

const page = `<FileTree>
  <FileTree.Folder name="src" defaultOpen>
    <FileTree.File name="a.ts" active />
    <FileTree.Folder name="lib"></FileTree.Folder>
  </FileTree.Folder>
  <FileTree.File name="b.ts" />
</FileTree>`

it('FTR-03: every item lies in a list, folders are native details', async () => {
  const html = (await drawPage(page)).replace(/<svg.*?<\/svg>| class="[^"]*"|\s*\n\s*/gs, '')
  expect(html).toBe(
    '<ul><li><details open="" data-details=""><summary><bdi>src</bdi></summary><ul>' +
      '<li aria-current="true"><bdi>a.ts</bdi></li>' +
      '<li><details data-details=""><summary><bdi>lib</bdi></summary><ul></ul></details></li>' +
      '</ul></details></li><li><bdi>b.ts</bdi></li></ul>',
  )
})

it('R8.07: files and folders outside a tree stop with the name of the missing parent', async () => {
  await expect(drawPage('<FileTree.File name="a.ts" />')).rejects.toThrow(
    '<FileTree.File> works only inside <FileTree>',
  )
  await expect(drawPage('<FileTree.Folder name="a" />')).rejects.toThrow(
    '<FileTree.Folder> works only inside <FileTree>',
  )
})

it('FTR-01: a folder without a name stops', async () => {
  await expect(drawPage('<FileTree><FileTree.Folder /></FileTree>')).rejects.toThrow(
    '<FileTree.Folder> needs `name`',
  )
})
