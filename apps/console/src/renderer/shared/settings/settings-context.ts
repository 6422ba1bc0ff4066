import { createContext, use } from 'react'
import type { Settings, SettingsChange } from '../../../shared/settings.ts'

export interface SettingsAccess {
  settings: Settings
  /** Stores the change in main, and says so where the disk does not take it (docs/decisions/159). */
  change: (change: SettingsChange) => void
  /** The same for a form that shows the failure itself. @throws NotSavedError */
  save: (change: SettingsChange) => Promise<void>
}

export const SettingsContext = createContext<SettingsAccess | null>(null)

export function useSettings(): SettingsAccess {
  const access = use(SettingsContext)
  if (!access) throw new Error('useSettings needs a SettingsContext above it')
  return access
}
