import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkInlineLinks from 'remark-inline-links'
import type { Pluggable } from 'unified'
import { VFileMessage } from 'vfile-message'
import { SiteProblems } from '../config/problem.ts'
import type { BoundOperations } from './bound-operations.ts'
import type { CompiledPage } from './compiled-page.ts'
import { alerts } from './markdown/alerts.ts'
import { blocks } from './markdown/blocks.ts'
import { codeBlocks } from './markdown/code-blocks.ts'
import { authorLines, splitDetails } from './markdown/details-lines.ts'
import { expressions } from './markdown/expressions.ts'
import { foreignFences } from './markdown/foreign-fences.ts'
import { ownIds } from './markdown/foreign-ids.ts'
import { foreignSyntax } from './markdown/foreign-syntax.ts'
import { headingIds } from './markdown/heading-ids.ts'
import { html } from './markdown/html.ts'
import { images } from './markdown/images.ts'
import { links } from './markdown/links.ts'
import { hideBraces, literalBraces } from './markdown/literal-braces.ts'
import { noModules } from './markdown/no-modules.ts'
import { emptyNotes, type PageNotes } from './markdown/page-notes.ts'
import { rawHeadings } from './markdown/raw-headings.ts'
import { refused } from './markdown/refused.ts'
import { searchSections } from './markdown/search-sections.ts'
import { SyntaxMistakes } from './markdown/syntax-mistakes.ts'
import { insertKnown } from './variables.ts'

/**
 * Compiles one MDX or Markdown page.
 *
 * @param source the file's text
 * @param file its path relative to the site root
 * @param operations that its code fences call
 * @throws SiteProblems with every problem of the page, each with line and column
 */
export async function compilePage(
  source: string,
  file: string,
  variables: Readonly<Record<string, string>>,
  operations: BoundOperations = new Map(),
): Promise<CompiledPage> {
  const { problems, warnings } = emptyNotes(file)
  const isMdx = file.endsWith('.mdx')
  const text = ownIds(insertKnown(source, variables, file, problems, hideBraces), file, warnings)
  const split = isMdx ? splitDetails(text) : { text, lineOf: (line: number) => line }
  const mistakes = new SyntaxMistakes(split, file)
  const lines: Pluggable[] = split.text === text ? [] : [[authorLines, split.lineOf]]
  const own = (of: PageNotes) => [...lines, ...(isMdx ? ofMdx(of) : ofMarkdown(of, text))]
  let notes = emptyNotes(file)
  let code = ''
  // Without the mistake that stopped it, the compiler finds the next one.
  for (let goOn = true; goOn; ) {
    notes = emptyNotes(file)
    try {
      code = String(await compileText(mistakes.text, notes, own(notes), operations))
      goOn = false
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error
      goOn = mistakes.takeOut(error)
    }
  }
  problems.push(...mistakes.problems, ...notes.problems)
  warnings.push(...notes.warnings)
  if (problems.length > 0) throw new SiteProblems(problems, warnings)
  const { headings, sections, changesIn, hasDecoder, hasFilter, samples } = notes
  return {
    code,
    headings,
    sections,
    ...(changesIn !== undefined && { changesIn }),
    ...(samples !== undefined && { samples }),
    ...(hasDecoder && { hasDecoder }),
    ...(hasFilter && { hasFilter }),
    links: notes.links,
    images: notes.images,
    warnings,
  }
}

/** What only pages of MDX need: they hold JavaScript. */
function ofMdx(notes: PageNotes): Pluggable[] {
  return [
    [noModules, notes],
    [expressions, notes],
  ]
}

/** What only Markdown needs: reading its HTML, where there is any. */
function ofMarkdown(notes: PageNotes, text: string): Pluggable[] {
  return /<[a-z!?/]/i.test(text) ? [[html, notes]] : []
}

function compileText(value: string, notes: PageNotes, own: Pluggable[], operations: BoundOperations) {
  return compile(
    { value, path: notes.file },
    {
      format: notes.file.endsWith('.mdx') ? 'mdx' : 'md',
      outputFormat: 'function-body',
      tableCellAlignToStyle: false,
      remarkPlugins: [
        remarkFrontmatter,
        remarkGfm,
        remarkInlineLinks,
        literalBraces,
        ...own,
        [foreignSyntax, notes],
        alerts,
        [rawHeadings, notes],
        [refused, notes],
        [blocks, notes],
        [headingIds, notes],
        [foreignFences, notes],
        [searchSections, notes],
        [links, notes],
        [images, notes],
        [codeBlocks, notes, operations],
      ],
    },
  )
}
