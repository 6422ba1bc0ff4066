import { type Settings, type SettingsChange, settingsSchema } from '../../../shared/settings.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'

export interface SettingsStore {
  read: () => Settings
  change: (change: SettingsChange) => Settings
}

/** The settings in their file. Of an older or invalid file, the valid values are read. */
export function createSettingsStore(file: Pick<ConsoleFile, 'get' | 'set'>): SettingsStore {
  const read = () => settingsSchema.parse({ ...Object(file.get('settings')) })
  return {
    read,
    change(change) {
      const next = { ...read(), ...change }
      file.set('settings', next)
      return next
    },
  }
}
