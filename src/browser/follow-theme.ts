import { onStored } from './storage.ts'
import { applyTheme, systemIsDark } from './theme.ts'

/** The theme follows a choice made anywhere and, for `system`, the system's own changes (THM-03, THM-04). */
export function followTheme(): void {
  onStored(document.documentElement.dataset['storageKey'] ?? 'theme', () => applyTheme())
  systemIsDark().addEventListener('change', () => applyTheme())
}
