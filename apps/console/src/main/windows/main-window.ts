import { join } from 'node:path'
import { app, BrowserWindow, screen } from 'electron'
import { APP_ORIGIN } from '../../shared/app-url.ts'
import type { ConsoleFile } from '../lib/console-file.ts'
import { boundsFrom, LEAST_SIZE } from './window-bounds.ts'

const PRELOAD = join(import.meta.dirname, '../preload/index.cjs')

/** The console's only window, at its stored bounds; shown when its page is ready. */
export function openMainWindow(file: Pick<ConsoleFile, 'get' | 'set'>): BrowserWindow {
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea)
  const { maximized, ...bounds } = boundsFrom(file.get('window'), screens)
  const window = new BrowserWindow({
    ...bounds,
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: PRELOAD,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
    },
  })
  if (maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.on('close', () =>
    file.set('window', { ...window.getNormalBounds(), maximized: window.isMaximized() }),
  )
  void window.loadURL(`${APP_ORIGIN}/`)
  return window
}
