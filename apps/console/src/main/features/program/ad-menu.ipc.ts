import { BrowserWindow, clipboard, Menu } from 'electron'
import type { AdMenuChoice } from '../../../shared/ad-menu.ts'
import { pathOfPage } from '../../../shared/linked-page.ts'
import { registerIpc } from '../../lib/register-ipc.ts'

interface AdMenuOptions {
  readServer: () => string | null
  openWindow: (path: string) => void
}

/** On some systems a menu reports that it closes before it reports what was clicked. */
const CLICK_AFTER_CLOSE_MS = 200

/** The menu of an ad in a list; opening it in its own window is left to the page, which knows how. */
export function registerAdMenuIpc({ readServer, openWindow }: AdMenuOptions): void {
  registerIpc('ad.menu', ({ id }, sender) => {
    const window = BrowserWindow.fromWebContents(sender)
    const server = readServer()
    return new Promise<AdMenuChoice>((resolve) => {
      const menu = Menu.buildFromTemplate([
        { label: 'Открыть', click: () => resolve('open') },
        {
          label: 'Открыть в новом окне',
          click: () => openWindow(pathOfPage({ kind: 'ad', id })),
        },
        { type: 'separator' },
        { label: 'Скопировать номер', click: () => clipboard.writeText(id) },
        {
          label: 'Скопировать адрес на сайте',
          enabled: server !== null,
          // The site redirects it to the ad's canonical address (domain §7).
          click: () => clipboard.writeText(`${server}/Ad?id=${id}`),
        },
      ])
      menu.popup({
        ...(window && { window }),
        callback: () => setTimeout(() => resolve(null), CLICK_AFTER_CLOSE_MS),
      })
    })
  })
}
