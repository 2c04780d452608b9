import type { ComponentProps } from 'react'
import { useDrawing } from '../page-context.tsx'
import { blockTextsOf } from './block-texts.ts'

/** The box of a task list (`- [x] …`): read only, and named for assistive technology. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={blockTextsOf(useDrawing().page.locale).taskDone} />
}
