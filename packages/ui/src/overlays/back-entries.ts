/** The name under which an entry of the session history keeps how many overlays were open when it was added. */
const DEPTH = 'overlays'

/** What React Router keeps in an entry: its name, and the number of the page in the session. */
interface EntryState {
  key?: string
  idx?: number
  [DEPTH]?: number
}

interface Entry {
  state: EntryState
  href: string
}

/** An open overlay, for as long as it is open. */
interface OpenOverlay {
  close: () => void
}

const open: OpenOverlay[] = []
let current: Entry | undefined

const stateNow = (): EntryState => (history.state as EntryState | null) ?? {}
const entryNow = (): Entry => ({ state: stateNow(), href: location.href })
const depthOf = ({ state }: Entry): number => state[DEPTH] ?? 0
/** Entries that overlays add have the number of the page that they cover. */
const isSamePage = (a: Entry, b: Entry): boolean => a.state.idx === b.state.idx

/** Writes `entry` over the current one, as an entry with so many overlays. */
function writeOver({ state, href }: Entry, depth: number): void {
  history.replaceState({ ...state, [DEPTH]: depth }, '', href)
  current = entryNow()
}

function closeDownTo(depth: number): void {
  for (const overlay of open.splice(depth).reverse()) overlay.close()
}

/**
 * Runs before the router's listener: a move among the entries of one page closes overlays and is no
 * navigation. An entry whose overlay was closed in another way is passed over by one more step back.
 */
function onPopState(event: PopStateEvent): void {
  const from = current
  const to = entryNow()
  current = to
  if (!from || !isSamePage(from, to) || depthOf(from) === depthOf(to)) {
    closeDownTo(0)
    return
  }
  event.stopImmediatePropagation()
  const depth = depthOf(to)
  // The page replaced its address while it was covered: filters that were chosen in a sheet.
  if (from.state.key !== to.state.key) writeOver(from, depth)
  if (depth > depthOf(from)) return
  if (open.length <= depth) history.back()
  else closeDownTo(depth)
}

/**
 * Tells which entry of the session history is current. The site calls it after each navigation: the
 * browser reports only moves between entries, not entries that the router adds or replaces.
 */
export function watchHistoryEntry(): void {
  if (!current) window.addEventListener('popstate', onPopState, { capture: true })
  const from = current
  current = entryNow()
  // The router replaced the entry of an overlay.
  if (from && isSamePage(from, current) && depthOf(current) < depthOf(from)) {
    writeOver(current, depthOf(from))
  }
}

/**
 * Lets Back close an overlay that has opened; the answer is called when it is closed. An entry that a
 * closed overlay of this page has left is used again.
 */
export function addOverlay(close: () => void): () => void {
  watchHistoryEntry()
  const overlay: OpenOverlay = { close }
  open.push(overlay)
  if (depthOf(entryNow()) < open.length) {
    history.pushState({ ...stateNow(), [DEPTH]: open.length }, '')
    current = entryNow()
  }
  return () => {
    const at = open.indexOf(overlay)
    if (at >= 0) open.splice(at, 1)
  }
}
