import type { BrowserWindow } from 'electron'
import { type Shortcutted, shortcutOf } from './shortcuts.ts'

/** What each command does in a window; the menu may ask while there is none. */
export type Commands = Record<Shortcutted, (window: BrowserWindow | undefined) => void>

/**
 * Runs the program's commands at physical keys, before the page sees them: an accelerator of the menu depends on
 * the layout, and knows neither the number pad nor + without Shift.
 */
export function listenToShortcuts(window: BrowserWindow, commands: Commands): void {
  window.webContents.on('before-input-event', (event, input) => {
    const command = shortcutOf(input)
    if (!command) return
    event.preventDefault()
    commands[command](window)
  })
}
