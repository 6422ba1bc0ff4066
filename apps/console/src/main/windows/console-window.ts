import { join } from 'node:path'
import { app, BrowserWindow, type Rectangle } from 'electron'
import { consoleSession } from '../lib/console-session.ts'
import { LEAST_SIZE } from './window-bounds.ts'

const PRELOAD = join(import.meta.dirname, '../preload/index.cjs')

interface ConsoleWindowOptions {
  /** Without a position the window stands in the middle. */
  bounds: Partial<Rectangle>
  zoomPercent: number
}

/** A window of the console, without a page yet; shown when that is ready. */
export function createConsoleWindow({ bounds, zoomPercent }: ConsoleWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload: PRELOAD,
      session: consoleSession(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: !app.isPackaged,
      zoomFactor: zoomPercent / 100,
    },
  })
  window.once('ready-to-show', () => window.show())
  return window
}
