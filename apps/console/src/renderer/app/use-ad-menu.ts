import { useEffect } from 'react'
import { useBridge } from '../lib/bridge-context.ts'

/** Texts and links inside a row have the menu of the system's usual kind. */
const OTHER_MENUS = 'a, input, textarea, img'

/**
 * The menu of an ad at a right click on an element with `data-ad-id`, or at the menu key on it. "Open" presses the
 * element's own button.
 */
export function useAdMenu(): void {
  const bridge = useBridge()
  useEffect(() => {
    async function listen(event: MouseEvent) {
      const { target } = event
      if (!(target instanceof Element) || target.closest(OTHER_MENUS)) return
      const row = target.closest<HTMLElement>('[data-ad-id]')
      const id = row?.dataset.adId
      if (!row || !id) return
      event.preventDefault()
      if ((await bridge.showAdMenu({ id })) === 'open') {
        row.querySelector<HTMLElement>('[data-ad-open]')?.click()
      }
    }
    document.addEventListener('contextmenu', listen)
    return () => document.removeEventListener('contextmenu', listen)
  }, [bridge])
}
