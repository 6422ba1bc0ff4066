import { nativeTheme } from 'electron'
import { registerIpc } from '../../lib/register-ipc.ts'
import { changeSettings, type ServerChange } from './change-settings.ts'
import type { SettingsStore } from './settings.store.ts'

interface SettingsIpcOptions {
  settings: SettingsStore
  serverChange: ServerChange
}

/** Reading and changing what the console remembers; the theme is the system's own switch, so that menus follow. */
export function registerSettingsIpc({ settings, serverChange }: SettingsIpcOptions): void {
  nativeTheme.themeSource = settings.read().theme
  registerIpc('settings.read', () => settings.read())
  registerIpc('settings.change', async (change) => {
    const changed = await changeSettings(settings, change, serverChange)
    nativeTheme.themeSource = changed.theme
    return changed
  })
}
