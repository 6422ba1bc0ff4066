import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { searchQuery } from '../../shared/search/search-query.ts'

const DEBOUNCE_MS = 200

/** What the typed text finds, 200 ms after the last key; an answer to an earlier text is never given. */
export function useSearch(text: string) {
  const api = useApi()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error } = useQuery({
    ...searchQuery(api, text),
    enabled: text !== '' && asked === text,
  })
  const answer = text === '' ? undefined : data
  return { answer, error, isLoading: text !== '' && !data && !error }
}
