import { useState } from 'react'

export interface Selection {
  /** Those of the shown ads that are selected. */
  ids: ReadonlySet<string>
  toggle: (id: string) => void
  /** Selects all shown ads, or none. */
  toggleAll: () => void
  clear: () => void
}

/** Which of the shown ads are selected; an ad that leaves the list leaves the selection. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = new Set(shown.map(({ id }) => id).filter((id) => chosen.has(id)))
  return {
    ids,
    toggle(id) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleAll: () => setChosen(new Set(ids.size < shown.length ? shown.map(({ id }) => id) : [])),
    clear: () => setChosen(new Set()),
  }
}
