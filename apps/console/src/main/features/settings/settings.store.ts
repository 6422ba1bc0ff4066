import { type Settings, type SettingsChange, settingsSchema } from '../../../shared/settings.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'

export interface SettingsStore {
  read: () => Settings
  change: (change: SettingsChange) => Settings
}

/** The settings in their file; what an older or a spoilt file holds is read as far as it makes sense. */
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
