/** The event of the Navigation API, as far as it is used here; not in TypeScript's DOM yet. */
interface NavigateEvent extends Event {
  navigationType: string
  /** True for the browser's own button, false for `location.reload()`. */
  userInitiated: boolean
}

interface Pressed {
  pathname: string
  search: string
  hash: string
}

interface BrowserParts {
  /** Absent in browsers without the Navigation API, which go on reloading. */
  navigation?: EventTarget
  /** React Router leaves its router here; `location` is where it is going to. */
  __reactRouterDataRouter?: { state: { navigation: { location?: Pressed } } }
}

/**
 * React Router reloads the page that it is on when the code of the next one cannot be loaded – mostly it is gone since
 * the last release –, as often as a link is pressed, and without a network, too. In place of this the page that was
 * asked for is opened from the server: at once, or when there is a network again (spec §4, §8).
 */
export function openInsteadOfReloading(open = (href: string) => location.assign(href)): void {
  const { navigation } = globalThis as BrowserParts
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    const pressed = pendingLocation()
    if (navigationType !== 'reload' || userInitiated || !pressed) return
    event.preventDefault()
    const { pathname, search, hash } = pressed
    const href = `${pathname}${search}${hash}`
    if (navigator.onLine) open(href)
    else {
      const openLater = () => pendingLocation() === pressed && open(href)
      addEventListener('online', openLater, { once: true })
    }
  })
}

/** Another press, or Back, replaces it. */
const pendingLocation = (): Pressed | undefined =>
  (globalThis as BrowserParts).__reactRouterDataRouter?.state.navigation.location
