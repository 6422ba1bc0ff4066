import { type BrowserWindow, clipboard, Menu, shell } from 'electron'
import type { Spelling } from '../../features/spelling/spelling.ts'
import { pageMenu } from './page-menu.ts'

interface ContextMenuOptions {
  readServer: () => string | null
  openWindow: (path: string) => void
  spelling: Spelling
}

/** The menu of texts, links and photographs; rows of ads ask for their own (`ad.menu`). */
export function watchContextMenu(
  window: BrowserWindow,
  { readServer, openWindow, spelling }: ContextMenuOptions,
): void {
  const { webContents } = window
  webContents.on('context-menu', async (_event, place) => {
    const { misspelledWord } = place
    const suggestions = misspelledWord === '' ? [] : await spelling.suggest(misspelledWord)
    if (window.isDestroyed()) return
    const items = pageMenu(place, {
      server: readServer(),
      copyText: (text) => clipboard.writeText(text),
      openOutside: (address) => void shell.openExternal(address),
      openWindow,
      suggestions,
      replaceWord: (word) => webContents.replaceMisspelling(word),
      addWord: spelling.addWord,
      copyImage: (x, y) => webContents.copyImageAt(x, y),
    })
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}
