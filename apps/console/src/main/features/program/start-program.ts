import { PRODUCT_NAME } from '@trassa/contracts/product'
import { app, type BrowserWindow } from 'electron'
import { pathOfPage } from '../../../shared/linked-page.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import type { watchLinks } from '../../links/watch-links.ts'
import { type Commands, listenToShortcuts } from '../../windows/commands.ts'
import { watchContextMenu } from '../../windows/context-menu/watch-context-menu.ts'
import { setMenu } from '../../windows/menu.ts'
import { createWindows } from '../../windows/windows.ts'
import type { OwnWords } from '../spelling/own-words.ts'
import { startSpelling } from '../spelling/spelling.ts'
import { startUpdates } from '../updates/start-updates.ts'
import { createWaitingDisplay, type WaitingDisplay } from '../waiting/show-waiting.ts'
import { createConsoleTray } from '../waiting/tray.ts'
import { registerAdMenuIpc } from './ad-menu.ipc.ts'
import { titleOfBuild } from './build.ts'
import { registerProgramIpc } from './program.ipc.ts'
import { programCommands } from './program-commands.ts'
import { createProgramSettings } from './program-settings.ts'

interface ProgramOptions {
  file: Pick<ConsoleFile, 'get' | 'set'>
  ownWords: OwnWords
  readServer: () => string | null
  fetch: typeof globalThis.fetch
  readRole: Parameters<typeof createWaitingDisplay>[0]['readRole']
  /** Of `watchLinks`: its pages are opened from now on. */
  takeLinks: ReturnType<typeof watchLinks>
  onWindow?: (window: BrowserWindow) => void
}

/**
 * The desktop program around the console's pages: windows, tray, menus, keys, links; opens the first window.
 *
 * @returns where the number of waiting ads is shown
 */
export function startProgram(options: ProgramOptions): WaitingDisplay {
  const { file, ownWords, readServer, fetch, readRole, takeLinks, onWindow } = options
  const settings = createProgramSettings(file)
  const spelling = startSpelling(ownWords)
  const windows = createWindows({
    file,
    readZoom: () => settings.read().zoom,
    onCreated(window) {
      waiting.entitle(window)
      listenToShortcuts(window, commands)
      watchContextMenu(window, { readServer, openWindow: windows.open, spelling })
      onWindow?.(window)
    },
  })
  const title = titleOfBuild(`${PRODUCT_NAME}. Консоль`)
  const show = (path?: string) => void windows.show(path)
  const tray = createConsoleTray(title, { show, openWindow: () => void windows.open() })
  tray.setShown(settings.read().tray)
  const mayNotify = () => settings.read().notifications
  const waiting = createWaitingDisplay({ title, tray, readRole, mayNotify, show })
  const commands: Commands = programCommands({ windows, settings })
  setMenu(commands)
  registerAdMenuIpc({ readServer, openWindow: windows.open })
  registerProgramIpc({
    settings,
    onChanged: (next) => tray.setShown(next.tray),
    startUpdates: (onChanged) => startUpdates(fetch, onChanged),
  })
  app.on('activate', () => show())
  app.on('window-all-closed', () => {
    if (!tray.isShown()) app.quit()
  })
  takeLinks((page) => show(page ? pathOfPage(page) : undefined))
  return waiting
}
