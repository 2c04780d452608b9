import type { ComponentProps } from 'react'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'

/** The box of a task list (`- [x] …`): read only, and named for assistive technology. */
export function TaskBox(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={textsOf(useDrawing().page.locale).blocks.taskDone} />
}
