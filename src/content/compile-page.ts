import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkInlineLinks from 'remark-inline-links'
import { VFileMessage } from 'vfile-message'
import { type Problem, SiteProblems } from '../config/problem.ts'
import type { CompiledPage } from './compiled-page.ts'
import { blocks } from './markdown/blocks.ts'
import { codeBlocks } from './markdown/code-blocks.ts'
import { headingIds } from './markdown/heading-ids.ts'
import { images } from './markdown/images.ts'
import { links } from './markdown/links.ts'
import { hideBraces, literalBraces } from './markdown/literal-braces.ts'
import { noModules } from './markdown/no-modules.ts'
import type { PageNotes } from './markdown/page-notes.ts'
import { searchSections } from './markdown/search-sections.ts'
import { insertVariables } from './variables.ts'

/**
 * Compiles one MDX or Markdown page.
 *
 * @param source the file's text
 * @param file its path relative to the site root
 * @throws SiteProblems with every problem of the page, each with line and column
 */
export async function compilePage(
  source: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Promise<CompiledPage> {
  const notes: PageNotes = { file, headings: [], sections: {}, links: [], images: [], problems: [] }
  const text = insertVariables(source, variables, file, hideBraces)
  const format = file.endsWith('.mdx') ? 'mdx' : 'md'
  let code = ''
  try {
    const compiled = await compile(
      { value: text, path: file },
      {
        format,
        outputFormat: 'function-body',
        tableCellAlignToStyle: false,
        remarkPlugins: [
          remarkFrontmatter,
          remarkGfm,
          remarkInlineLinks,
          literalBraces,
          [noModules, notes],
          [blocks, notes],
          [headingIds, notes],
          [searchSections, notes],
          [links, notes],
          [images, notes],
          [codeBlocks, notes],
        ],
      },
    )
    code = String(compiled)
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error
    notes.problems.push(syntaxProblem(error, file))
  }
  if (notes.problems.length > 0) throw new SiteProblems(notes.problems)
  const { headings, sections, links: linkNotes, images: imageNotes } = notes
  return { code, headings, sections, links: linkNotes, images: imageNotes }
}

/** MDX leaves `line` empty where it knows only `place`, and sometimes names the place in its sentence alone. */
function syntaxProblem(error: VFileMessage, file: string): Problem {
  const place = error.place && 'start' in error.place ? error.place.start : error.place
  const [, saidLine, saidColumn] = /\((\d+):(\d+)/.exec(error.reason) ?? []
  const line = error.line ?? place?.line ?? (saidLine === undefined ? undefined : Number(saidLine))
  const column = error.column ?? place?.column ?? (saidColumn === undefined ? undefined : Number(saidColumn))
  return {
    file,
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
    message: error.reason,
  }
}
