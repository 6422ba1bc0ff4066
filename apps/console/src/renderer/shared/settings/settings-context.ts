import { createContext, use } from 'react'
import type { Settings, SettingsChange } from '../../../shared/settings.ts'

export interface SettingsAccess {
  settings: Settings
  /** Stores the change in main; rejects an invalid value. */
  change: (change: SettingsChange) => Promise<void>
}

export const SettingsContext = createContext<SettingsAccess | null>(null)

export function useSettings(): SettingsAccess {
  const access = use(SettingsContext)
  if (!access) throw new Error('useSettings needs a SettingsContext above it')
  return access
}
