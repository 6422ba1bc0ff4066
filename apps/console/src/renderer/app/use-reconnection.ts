import { useQueryClient } from '@tanstack/react-query'
import { readMe } from '@trassa/contracts/calls/profiles'
import { useEffect, useRef } from 'react'
import { useApi } from '../lib/api-context.ts'
import { connection } from '../lib/connection.ts'
import { useStore } from '../lib/store.ts'
import { useDecisionOutbox } from '../shared/decisions/decision-outbox-context.ts'

const TRY_EVERY_MS = 5000

/** While the server is silent, asks it again and again; once it answers, sends what waits and shows what is new. */
export function useReconnection(): void {
  const [api, client, outbox] = [useApi(), useQueryClient(), useDecisionOutbox()]
  const state = useStore(connection)
  const wasDown = useRef(false)

  useEffect(() => {
    if (state === 'down') {
      wasDown.current = true
      const timer = setInterval(() => void api.ask(readMe).catch(() => undefined), TRY_EVERY_MS)
      return () => clearInterval(timer)
    }
    void outbox.resume().then((settled) => {
      if (!wasDown.current && settled === 0) return
      wasDown.current = false
      // The ad in hand stays: it changes by a decision only.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
    })
    return undefined
  }, [state, api, client, outbox])
}
