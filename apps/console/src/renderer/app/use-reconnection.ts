import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'

/** The current ad of the queue stays as it is: only a decision changes it. */
const isOutdated = ({ queryKey, state }: Query) =>
  queryKey[1] !== 'current' || state.status === 'error'

/** Refreshes what is on the screen once the gateway answers again. */
export function useReconnection(): void {
  const client = useQueryClient()
  const { state } = useStore(connection)
  const wasDown = useRef(false)
  useEffect(() => {
    if (state === 'up' && wasDown.current) void client.invalidateQueries({ predicate: isOutdated })
    wasDown.current = state === 'down'
  }, [state, client])
}
