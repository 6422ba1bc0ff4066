import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '@trassa/api-client/suggestions-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import { CarFront } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import type { Entry } from './entry.ts'

const DEBOUNCE_MS = 100
const MOST = 3

/** Phones, VINs and numbers are looked up as records, which is logged; they are the beginning of no list. */
const isOfWords = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/\d{5}|@/.test(text) && text.length <= LONGEST_QUERY

/** What the table of ads can be filtered by. */
const TABLE_KEYS: ReadonlySet<string> = new Set(['markId', 'modelId'])

/** The table of all ads of a mark or a model; `undefined` for what the table has no filter for. */
function tablePath({ list }: Suggestion): string | undefined {
  const filters = [...new URLSearchParams(list.query)]
  const isOfTable = filters.every(([key, value]) => TABLE_KEYS.has(key) && /^\d+$/.test(value))
  if (list.citySlug !== null || filters.length === 0 || !isOfTable) return undefined
  return `/ads?${new URLSearchParams({ adType: list.adType, ...Object.fromEntries(filters) })}`
}

/** The marks and models that a text may be the beginning of, as filters of the table of ads. Errors leave none. */
export function useSuggestedLists(text: string): Entry[] {
  const [api, navigate] = [useApi(), useNavigate()]
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data = [] } = useQuery({
    ...suggestionsQuery(api, { q: text }),
    enabled: settled === text && isOfWords(text),
  })
  return data
    .flatMap((suggestion): Entry[] => {
      const path = tablePath(suggestion)
      if (path === undefined) return []
      const { adType, total } = suggestion.list
      return [
        {
          key: `list ${path}`,
          icon: <CarFront />,
          title: suggestion.text,
          hint: `${subtypeOfAdType(adType)?.name}, активных ${formatNumber(total)}`,
          open: () => void navigate(path),
        },
      ]
    })
    .slice(0, MOST)
}
