import { useQueryClient } from '@tanstack/react-query'
import { readMe } from '@trassa/contracts/calls/profiles'
import { useEffect, useRef } from 'react'
import { useApi } from '../lib/api-context.ts'
import { connection } from '../lib/connection.ts'
import { retryAfterMs } from '../lib/retry-delay.ts'
import { useStore } from '../lib/store.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'

const PROBE_EVERY_MS = 5000

/** Probes the gateway while it does not answer; once it does, sends the waiting decisions and refreshes the screen. */
export function useReconnection(): void {
  const [api, client, outbox] = [useApi(), useQueryClient(), useDecisionOutbox()]
  const state = useStore(connection)
  const wasDown = useRef(false)

  useEffect(() => {
    if (state === 'up') {
      if (!wasDown.current) return undefined
      wasDown.current = false
      // The current ad of the queue stays: only a decision changes it.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
      void outbox.resume()
      return undefined
    }
    wasDown.current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    // A success changes the connection's state, which ends this effect.
    const probe = () => api.ask(readMe).catch(scheduleProbe)
    const scheduleProbe = (failure?: unknown) => {
      if (!isOver) timer = setTimeout(probe, Math.max(PROBE_EVERY_MS, retryAfterMs(failure)))
    }
    scheduleProbe()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state, api, client, outbox])
}
