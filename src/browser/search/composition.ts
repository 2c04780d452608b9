/** Until when keys are those of an input method that has put its text into a field: browsers send them before that, meanwhile, or right after. */
let until = 0

/** Notes the end of a composition; called before anybody else hears of it. */
export function noteComposition({ timeStamp }: Event): void {
  // No reader presses another key within 50 ms.
  until = timeStamp + 50
}

/** Whether a key belongs to an input method: it composes (229), or has just ended a composition. */
export function isOfComposition({ keyCode, timeStamp }: KeyboardEvent): boolean {
  return keyCode === 229 || timeStamp < until
}
