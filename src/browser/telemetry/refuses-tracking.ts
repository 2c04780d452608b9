interface NavigatorWithWishes extends Navigator {
  readonly globalPrivacyControl?: boolean
}

/** The reader's browser says that the reader does not want to be followed: Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as NavigatorWithWishes
  return doNotTrack === '1' || globalPrivacyControl === true
}
