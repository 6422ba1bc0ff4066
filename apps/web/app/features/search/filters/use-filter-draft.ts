import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import {
  canonicalQuery,
  filtersToQuery,
  parseFilters,
} from '@trassa/catalog/engine/filters/list-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { withFilter } from '../address/filter-chain.ts'
import type { ChangeFilter } from './controls/filter-control-props.ts'

/** Milliseconds without typing after which typed filters are applied. */
export const DEBOUNCE_MS = 450

/**
 * The filters as the form shows them, ahead of the address. `apply` is called with them: at once for
 * a choice, debounced for typed text. An address that came from elsewhere – back, a removed
 * chip – wins over the draft; one that this draft asked for does not, for more may have been typed.
 */
export function useFilterDraft(
  form: FormDefinition,
  inAddress: readonly Filter[],
  apply: (filters: Filter[]) => void,
) {
  const here = useLocation()
  const { location: next } = useNavigation()
  // An address on its way here counts already: what is typed meanwhile builds on it.
  const coming =
    next?.pathname === here.pathname
      ? parseFilters(form, new URLSearchParams(next.search)).filters
      : inAddress
  const isLeaving = next !== undefined && next.pathname !== here.pathname
  const address = filtersToQuery(form, { filters: [...coming] })
  const [draft, setDraft] = useState<readonly Filter[]>(inAddress)
  const [seen, setSeen] = useState(address)
  const [asked, setAsked] = useState(address)
  /** How many addresses came from elsewhere. */
  const [foreign, setForeign] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (seen !== address) {
    setSeen(address)
    if (address !== asked) {
      setAsked(address)
      setDraft(coming)
      setForeign(foreign + 1)
    }
  }

  // A pending debounce must not navigate back after another navigation.
  useEffect(() => {
    if (foreign > 0 || isLeaving) clearTimeout(timer.current)
  }, [foreign, isLeaving])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (filters: Filter[]) => {
    clearTimeout(timer.current)
    // As the address will read: half a year is no filter yet, ends the wrong way round are one range.
    const wanted = canonicalQuery(form, new URLSearchParams(filtersToQuery(form, { filters })))
    if (wanted === asked) return
    setAsked(wanted)
    apply(filters)
  }
  const change: ChangeFilter = (key, filter, timing = 'chosen') => {
    const next = withFilter(form, draft, key, filter)
    setDraft(next)
    clearTimeout(timer.current)
    if (timing === 'chosen') ask(next)
    else timer.current = setTimeout(() => ask(next), DEBOUNCE_MS)
  }
  const take = (filters: Filter[]) => {
    setDraft(filters)
    ask(filters)
  }
  return { draft, change, applyNow: () => ask([...draft]), take }
}
