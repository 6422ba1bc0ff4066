import { app } from 'electron'
import type { LinkedPage } from '../../shared/linked-page.ts'
import { LINK_SCHEME, pageOfArguments, pageOfLink } from './page-link.ts'

/** `null`: the program was only started once more. */
type Listener = (page: LinkedPage | null) => void

/**
 * Listens to links, which the system passes with the start, to the running program by a second start, or (macOS) by
 * an event that can come before the program is ready. On Linux the package's desktop file names the console for the
 * scheme; elsewhere the program registers itself.
 *
 * @returns a function that takes the listener; it is called at once with the page of this start
 */
export function watchLinks(): (listener: Listener) => void {
  if (app.isPackaged && process.platform !== 'linux') app.setAsDefaultProtocolClient(LINK_SCHEME)
  let waiting = pageOfArguments(process.argv)
  let listener: Listener = (page) => {
    waiting = page ?? waiting
  }
  app.on('second-instance', (_event, argv) => listener(pageOfArguments(argv)))
  app.on('open-url', (event, address) => {
    event.preventDefault()
    listener(pageOfLink(address))
  })
  return (next) => {
    listener = next
    next(waiting)
  }
}
