/** The folder of a built site in which every name carries a hash of the content; authors have none of this name (src/build/checks/public-files.ts). */
export const HASHED_FOLDER = '/assets/'

/** What is hashed never changes. */
export const KEPT = 'public, max-age=31536000, immutable'

/** Everything else is kept but asked for again each time, so that a deploy is seen at once. */
export const ASKED_AGAIN = 'no-cache'

/** `cache-control` of a file by its address below the base path. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED_FOLDER) ? KEPT : ASKED_AGAIN
}
