import { rm } from 'node:fs/promises'
import type { SettingsChange } from '../../../console/src/shared/settings.ts'
import { openLine } from '../line.ts'
import { changeSettingsAt, untilLoggedOut } from './console-bridge.ts'
import { type OpenedConsole, open } from './opened-console.ts'

/** What tests change for the next start, as it is at the first one. */
const FIRST_SETTINGS: SettingsChange = {
  theme: 'system',
  sidebar: 'auto',
  adsTable: { hidden: [], order: [], widths: {} },
}

/** A program that tests use one after another: to start one takes longer than most of what is done in it (docs/decisions/162). */
export interface KeptConsole {
  opened: OpenedConsole
  /** Ends what a test has left: its session, its windows, its page and the places of what the system shows. */
  putBack: () => Promise<void>
  close: () => Promise<void>
}

export async function keepConsole(): Promise<KeptConsole> {
  const opened = await open()
  const { app, window, home } = opened
  /** Ends a session by the change to another server: a line of its own for the next person. */
  async function leave() {
    await changeSettingsAt(window, { ...FIRST_SETTINGS, server: (await openLine()).url })
    await untilLoggedOut(window)
  }
  await untilLoggedOut(window)
  await leave()
  const first = await app.evaluateHandle(({ BrowserWindow, Menu, dialog }) => {
    const [one] = BrowserWindow.getAllWindows()
    const { showOpenDialog, showSaveDialog } = dialog
    return { bounds: one?.getBounds(), popup: Menu.prototype.popup, showOpenDialog, showSaveDialog }
  })
  return {
    opened,
    async putBack() {
      for (const other of app.windows()) if (other !== window) await other.close()
      await app.evaluate(({ BrowserWindow, Menu, dialog }, { bounds, popup, ...dialogs }) => {
        const [one] = BrowserWindow.getAllWindows()
        if (bounds) one?.setBounds(bounds)
        Menu.prototype.popup = popup
        Object.assign(dialog, dialogs)
      }, first)
      await window.emulateMedia({ media: null })
      await leave()
      await window.goto('app://console/#/')
    },
    async close() {
      await app.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
