import { nativeTheme } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'
import type { SettingsStore } from './settings.store.ts'

interface SettingsIpcOptions {
  settings: SettingsStore
  /** The session belongs to one server and does not go to another. */
  onServerChanged: () => void
}

/** Reading and changing what the console remembers; the theme is the system's own switch, so that menus follow. */
export function registerSettingsIpc({ settings, onServerChanged }: SettingsIpcOptions): void {
  nativeTheme.themeSource = settings.read().theme
  registerIpc('settings.read', () => settings.read())
  registerIpc('settings.change', (change) => {
    const before = settings.read()
    const after = settings.change(change)
    nativeTheme.themeSource = after.theme
    if (before.server !== after.server) onServerChanged()
    return after
  })
}
