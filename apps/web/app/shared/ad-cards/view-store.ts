import { KEPT_KEYS } from '../../lib/browser/kept-keys.ts'
import { storeOver } from '../../lib/browser/store.ts'

/** Lists as cards and as rows. */
export type ListView = 'cards' | 'rows'

const KEY = KEPT_KEYS.listView

/** Runs before hydration: puts the remembered view on the element that contains the script. */
export const VIEW_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='rows')document.currentScript.parentElement.dataset.view='rows'}catch{}`

/** The view that this browser remembers; cards where storage is not available. */
export const viewStore = storeOver<ListView>({
  read() {
    try {
      return localStorage.getItem(KEY) === 'rows' ? 'rows' : 'cards'
    } catch {
      return 'cards'
    }
  },
  write(view) {
    try {
      localStorage.setItem(KEY, view)
    } catch {
      // Storage is not available: the view stays as it is.
    }
  },
})
