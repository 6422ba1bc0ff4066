import { type BrowserWindow, screen } from 'electron'
import { APP_ORIGIN } from '../../shared/app-url.ts'
import type { ConsoleFile } from '../lib/console-file.ts'
import { createConsoleWindow } from './console-window.ts'
import { boundsFrom } from './window-bounds.ts'
import { createWindowSlots } from './window-slots.ts'

interface WindowsOptions {
  file: Pick<ConsoleFile, 'get' | 'set'>
  readZoom: () => number
  /** Called for every new window, before its page is loaded. */
  onCreated: (window: BrowserWindow) => void
}

export interface Windows {
  /** A new window, at a path of the renderer's router. */
  open: (path?: string) => BrowserWindow
  /** Brings the window that was active last to the front, and opens a page in it; a new one where there is none. */
  show: (path?: string) => BrowserWindow
  all: () => readonly BrowserWindow[]
  /** The window that was active last. */
  active: () => BrowserWindow | undefined
}

/** The path stands after the `#`: in an open window this changes the page and loads nothing. */
function load(window: BrowserWindow, path: string): void {
  // A page that is replaced while it loads rejects the promise of the former one.
  window.loadURL(`${APP_ORIGIN}/#${path}`).catch(() => undefined)
}

/** The windows of the console. All show the same session; each remembers its place. */
export function createWindows({ file, readZoom, onCreated }: WindowsOptions): Windows {
  const slots = createWindowSlots(file)
  /** The one active last stands at the end. */
  const opened: BrowserWindow[] = []

  function open(path = '/'): BrowserWindow {
    const slot = slots.take()
    const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
    const { maximized, ...bounds } = boundsFrom(slots.boundsOf(slot), areas)
    const window = createConsoleWindow({ bounds, zoomPercent: readZoom() })
    if (maximized) window.maximize()
    opened.push(window)
    const keep = () =>
      slots.keep(slot, { ...window.getNormalBounds(), maximized: window.isMaximized() })
    window.on('focus', () => {
      opened.splice(opened.indexOf(window), 1)
      opened.push(window)
      slots.activate(slot)
    })
    window.on('blur', keep)
    window.on('close', keep)
    window.on('closed', () => {
      opened.splice(opened.indexOf(window), 1)
      slots.release(slot)
    })
    onCreated(window)
    load(window, path)
    return window
  }

  return {
    open,
    show(path) {
      const window = opened.at(-1)
      if (!window) return open(path)
      if (path !== undefined) load(window, path)
      if (window.isMinimized()) window.restore()
      window.show()
      window.focus()
      return window
    },
    all: () => opened,
    active: () => opened.at(-1),
  }
}
