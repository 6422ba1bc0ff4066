/** Lists as cards and as rows. */
export type ListView = 'cards' | 'rows'

const KEY = 'trassa.listView'
const listeners = new Set<() => void>()

/** Before React is there: puts the remembered view on the element that the script stands in. */
export const VIEW_SCRIPT = `try{if(localStorage.getItem('${KEY}')==='rows')document.currentScript.parentElement.dataset.view='rows'}catch{}`

/** How this browser likes its lists; where storage is forbidden, as cards. */
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
