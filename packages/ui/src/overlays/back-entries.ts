/** The name under which an entry of the session history keeps how many overlays were open when it was added. */
const DEPTH = 'overlays'

interface EntryState {
  /** React Router's name of the page; absent for the first one of a document. */
  key?: string
  [DEPTH]?: number
}

interface Entry {
  key: string | undefined
  depth: number
}

/** An open overlay, for as long as it is open. */
interface OpenOverlay {
  close: () => void
}

const stateNow = (): EntryState => (history.state as EntryState | null) ?? {}

function entryNow(): Entry {
  const state = stateNow()
  return { key: state.key, depth: state[DEPTH] ?? 0 }
}

const open: OpenOverlay[] = []
let current: Entry | undefined

/**
 * Runs before the router's listener: a move among the entries of one page closes overlays and is no
 * navigation. An entry whose overlay was closed in another way is passed over by one more step back.
 */
function onPopState(event: PopStateEvent): void {
  const from = current
  const to = entryNow()
  current = to
  if (!from || from.key !== to.key || from.depth === to.depth) {
    for (const overlay of open.splice(0).reverse()) overlay.close()
    return
  }
  event.stopImmediatePropagation()
  if (to.depth > from.depth) return
  if (open.length <= to.depth) history.back()
  else for (const overlay of open.splice(to.depth).reverse()) overlay.close()
}

/**
 * Tells which entry of the session history is current. The site calls it after each navigation: the
 * browser reports only moves between entries, not entries that the router adds.
 */
export function watchHistoryEntry(): void {
  if (!current) window.addEventListener('popstate', onPopState, { capture: true })
  current = entryNow()
}

/**
 * Lets Back close an overlay that has opened; the answer is called when it is closed. An entry that a
 * closed overlay of this page has left is used again.
 */
export function addOverlay(close: () => void): () => void {
  watchHistoryEntry()
  const overlay: OpenOverlay = { close }
  open.push(overlay)
  if (entryNow().depth < open.length) {
    history.pushState({ ...stateNow(), [DEPTH]: open.length }, '')
    current = entryNow()
  }
  return () => {
    const at = open.indexOf(overlay)
    if (at >= 0) open.splice(at, 1)
  }
}
