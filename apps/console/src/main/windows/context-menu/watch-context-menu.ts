import { type BrowserWindow, clipboard, Menu, shell } from 'electron'
import { pageMenu } from './page-menu.ts'

interface ContextMenuOptions {
  readServer: () => string | null
  openWindow: (path: string) => void
}

/** The menu of texts, links and photographs; rows of ads ask for their own (`ad.menu`). */
export function watchContextMenu(
  window: BrowserWindow,
  { readServer, openWindow }: ContextMenuOptions,
): void {
  const { webContents } = window
  webContents.on('context-menu', (_event, place) => {
    const items = pageMenu(place, {
      server: readServer(),
      copyText: (text) => clipboard.writeText(text),
      openOutside: (address) => void shell.openExternal(address),
      openWindow,
      copyImage: (x, y) => webContents.copyImageAt(x, y),
    })
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}
