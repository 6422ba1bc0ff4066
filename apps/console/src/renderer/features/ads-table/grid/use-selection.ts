import { useRef, useState } from 'react'

/** Which rows are marked; with `range`, all between this one and the one marked last. */
export function useSelection(ids: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)

  function toggle(id: string, { range = false } = {}) {
    const from = range && last.current ? ids.indexOf(last.current) : -1
    const at = ids.indexOf(id)
    const touched = from < 0 ? [id] : ids.slice(Math.min(from, at), Math.max(from, at) + 1)
    const next = new Set(marked)
    const marking = !marked.has(id)
    for (const each of touched) marking ? next.add(each) : next.delete(each)
    last.current = id
    setMarked(next)
  }

  const isAll = ids.length > 0 && ids.every((id) => marked.has(id))
  return {
    marked,
    toggle,
    isAll,
    /** All that are loaded, or none. */
    toggleAll: () => setMarked(isAll ? new Set() : new Set(ids)),
    clear: () => setMarked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
