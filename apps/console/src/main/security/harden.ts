import { app, type Session, shell, type WebContents } from 'electron'
import { isOwnPage, mayOpenOutside } from './navigation.ts'

type ReadServer = () => string | null

function confine(contents: WebContents, readServer: ReadServer): void {
  contents.on('will-frame-navigate', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url, readServer())) void shell.openExternal(url)
    return { action: 'deny' }
  })
}

/** To copy a text at a click; the renderer cannot read the clipboard. */
const isAllowed = (permission: string) => permission === 'clipboard-sanitized-write'

/**
 * For every web contents of this process: no navigation but the site's links, no permission but to copy, no
 * webview.
 */
export function harden(readServer: ReadServer, sessions: readonly Session[]): void {
  app.on('web-contents-created', (_event, contents) => confine(contents, readServer))
  for (const session of sessions) {
    session.setPermissionRequestHandler((_contents, permission, answer) =>
      answer(isAllowed(permission)),
    )
    session.setPermissionCheckHandler((_contents, permission) => isAllowed(permission))
    session.setDevicePermissionHandler(() => false)
  }
}
