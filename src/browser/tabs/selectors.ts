/** A group of tabs. Its value is the storage key; empty for a group that is not remembered. */
export const GROUP = '[data-tabs]'
/** A button of a group. */
export const TAB = `${GROUP} [role=tab]`
