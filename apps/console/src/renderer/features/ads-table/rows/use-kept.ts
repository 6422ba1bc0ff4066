import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useState } from 'react'

const SCOPE = ['ads', 'kept'] as const

function write<Value>(client: QueryClient, queryKey: readonly string[], value: Value) {
  client.setQueryDefaults(SCOPE, { gcTime: Number.POSITIVE_INFINITY })
  client.setQueryData<Value>(queryKey, () => value)
}

/**
 * State of the table that outlives it while other pages are open. It lies in the query cache and not in a store
 * of its own, so that a logout removes it with everything else.
 */
export function useKept<Value>(name: string, key: string, initial: Value) {
  const client = useQueryClient()
  const [queryKey] = useState(() => [...SCOPE, name, key])
  const [value, setValue] = useState<Value>(() => client.getQueryData<Value>(queryKey) ?? initial)
  const keep = useCallback(
    (next: Value) => {
      write(client, queryKey, next)
      setValue(next)
    },
    [client, queryKey],
  )
  return [value, keep] as const
}

/** The same for a value that nothing is drawn from. */
export function useKeptRef<Value>(name: string, key: string, initial: Value): RefObject<Value> {
  const client = useQueryClient()
  const [kept] = useState(() => {
    const queryKey = [...SCOPE, name, key]
    const known = client.getQueryData<RefObject<Value>>(queryKey)
    if (known) return known
    const created = { current: initial }
    // Not copied by structural sharing: the table writes into this very object.
    client.setQueryDefaults(queryKey, { structuralSharing: false })
    write(client, queryKey, created)
    return created
  })
  return kept
}
