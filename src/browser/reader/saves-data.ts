interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

/** The reader asked browsers to save data: nothing is fetched before it is needed. */
export function savesData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true
}
