/** When an input method has put its text into a field: browsers send the key that did it before that, meanwhile, or right after. */
let ended = 0
/** No reader presses another key so soon. Milliseconds. */
const MOMENT = 50

/** Notes the end of a composition; called before anybody else hears of it. */
export function noteComposition({ timeStamp }: Event): void {
  ended = timeStamp + MOMENT
}

/** Whether a key belongs to an input method: it composes (229), or has just ended a composition. */
export function isOfComposition({ keyCode, timeStamp }: KeyboardEvent): boolean {
  return keyCode === 229 || timeStamp < ended
}
