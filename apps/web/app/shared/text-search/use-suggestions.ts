import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '@trassa/api-client/suggestions-query'
import type { Suggestion } from '@trassa/contracts/entities/understood'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { LONGEST_QUERY } from '@trassa/contracts/longest-query'
import { useEffect, useState } from 'react'
import { useApi } from '../api/api-context.ts'

const DEBOUNCE_MS = 80
const NONE: readonly Suggestion[] = []

interface Typed {
  text: string
  adType: AdType
  citySlug: string | null
}

/**
 * What the typed text may go on to. While the next letters are answered, the former suggestions stay; an answer to
 * earlier letters never replaces a later one, and an error leaves none.
 */
export function useSuggestions({ text, adType, citySlug }: Typed): readonly Suggestion[] {
  const api = useApi()
  const q = text.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_QUERY)
  const [settled, setSettled] = useState(q)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(q), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [q])
  const { data = NONE } = useQuery({
    ...suggestionsQuery(api, {
      q: settled,
      ad_type: adType,
      ...(citySlug !== null && { city: citySlug }),
    }),
    placeholderData: keepPreviousData,
  })
  return data
}
