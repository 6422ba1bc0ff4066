import { app, type BrowserWindow } from 'electron'
import { pathOfPage } from '../../../shared/linked-page.ts'
import type { ConsoleFile } from '../../lib/console-file.ts'
import type { watchLinks } from '../../links/watch-links.ts'
import { type Commands, listenToShortcuts } from '../../windows/commands.ts'
import { watchContextMenu } from '../../windows/context-menu/watch-context-menu.ts'
import { setMenu } from '../../windows/menu.ts'
import { createWindows } from '../../windows/windows.ts'
import { registerAdMenuIpc } from './ad-menu.ipc.ts'
import { programCommands } from './program-commands.ts'
import { createProgramSettings } from './program-settings.ts'

interface ProgramOptions {
  file: Pick<ConsoleFile, 'get' | 'set'>
  readServer: () => string | null
  /** Of `watchLinks`: its pages are opened from now on. */
  takeLinks: ReturnType<typeof watchLinks>
  onWindow?: (window: BrowserWindow) => void
}

/** The desktop program around the console's pages: windows, menus, keys, links; opens the first window. */
export function startProgram({ file, readServer, takeLinks, onWindow }: ProgramOptions): void {
  const settings = createProgramSettings(file)
  const windows = createWindows({
    file,
    readZoom: () => settings.read().zoom,
    onCreated(window) {
      listenToShortcuts(window, commands)
      watchContextMenu(window, { readServer, openWindow: windows.open })
      onWindow?.(window)
    },
  })
  const commands: Commands = programCommands({ windows, settings })
  setMenu(commands)
  registerAdMenuIpc({ readServer, openWindow: windows.open })
  app.on('activate', () => void windows.show())
  app.on('window-all-closed', () => app.quit())
  takeLinks((page) => void windows.show(page ? pathOfPage(page) : undefined))
}
