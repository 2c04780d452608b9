/** An error of the time before there is anything to report it with: what `window.onerror` or `window.onunhandledrejection` was given. */
export type EarlyError = Parameters<OnErrorEventHandlerNonNull> | [PromiseRejectionEvent]
