/** Lists as cards and as rows. */
export type ListView = 'cards' | 'rows'

const KEY = 'trassa.listView'
const listeners = new Set<() => void>()

/** Runs before hydration: puts the remembered view on the element that contains the script. */
export const VIEW_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='rows')document.currentScript.parentElement.dataset.view='rows'}catch{}`

/** The view that this browser remembers; cards where storage is not available. */
export const viewStore = {
  read(): ListView {
    try {
      return localStorage.getItem(KEY) === 'rows' ? 'rows' : 'cards'
    } catch {
      return 'cards'
    }
  },
  write(view: ListView): void {
    try {
      localStorage.setItem(KEY, view)
    } catch {
      return
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
