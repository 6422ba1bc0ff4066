import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { Filter } from '@trassa/catalog/form-filter'
import { canonicalQuery, filtersToQuery } from '@trassa/catalog/form-query'
import { useEffect, useRef, useState } from 'react'
import { withFilter } from './filter-chain.ts'
import type { ChangeFilter } from './filter-control.tsx'

/** Fingers rest: what is typed may be asked for. */
export const TYPING_MS = 450

/**
 * The filters as a person sets them, ahead of the address. `apply` is called with them: at once for
 * a choice, after a rest for what is typed. An address that came from elsewhere – back, a removed
 * chip – wins over the draft; one that this draft asked for does not, for more may have been typed.
 */
export function useFilterDraft(
  form: FormDefinition,
  inAddress: readonly Filter[],
  apply: (filters: Filter[]) => void,
) {
  const address = filtersToQuery(form, { filters: [...inAddress] })
  const [draft, setDraft] = useState<readonly Filter[]>(inAddress)
  const [seen, setSeen] = useState(address)
  const [asked, setAsked] = useState(address)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (seen !== address) {
    setSeen(address)
    if (address !== asked) {
      setAsked(address)
      setDraft(inAddress)
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (filters: Filter[]) => {
    clearTimeout(timer.current)
    // As the address will read: half a year is no filter yet, ends the wrong way round are one range.
    const wanted = canonicalQuery(form, new URLSearchParams(filtersToQuery(form, { filters })))
    if (wanted === asked) return
    setAsked(wanted)
    apply(filters)
  }
  const change: ChangeFilter = (key, filter, manner = 'chosen') => {
    const next = withFilter(form, draft, key, filter)
    setDraft(next)
    clearTimeout(timer.current)
    if (manner === 'chosen') ask(next)
    else timer.current = setTimeout(() => ask(next), TYPING_MS)
  }
  return { draft, change, applyNow: () => ask([...draft]) }
}
