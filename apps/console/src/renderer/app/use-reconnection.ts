import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { refreshAfterReconnection } from '../shared/ads/refresh-ads.ts'

/** Refreshes what is on the screen once the gateway answers again; the current ad of the queue stays as it is. */
export function useReconnection(): void {
  const client = useQueryClient()
  const { state } = useStore(connection)
  const wasDown = useRef(false)
  useEffect(() => {
    if (state === 'up' && wasDown.current) void refreshAfterReconnection(client)
    wasDown.current = state === 'down'
  }, [state, client])
}
