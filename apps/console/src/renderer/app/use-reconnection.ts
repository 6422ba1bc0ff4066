import { useQueryClient } from '@tanstack/react-query'
import { readMe } from '@trassa/contracts/calls/profiles'
import { useEffect } from 'react'
import { useApi } from '../lib/api-context.ts'
import { connection } from '../lib/connection.ts'
import { useOutbox } from '../lib/decisions/outbox-context.ts'
import { useStore } from '../lib/store.ts'

const TRY_EVERY_MS = 5000

/** While the server is silent, asks it again and again; once it answers, sends what waits and shows what is new. */
export function useReconnection(): void {
  const [api, client, outbox] = [useApi(), useQueryClient(), useOutbox()]
  const state = useStore(connection)

  useEffect(() => {
    if (state === 'up') {
      void outbox
        .resume()
        .then(() =>
          client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' }),
        )
      return
    }
    const timer = setInterval(() => void api.ask(readMe).catch(() => undefined), TRY_EVERY_MS)
    return () => clearInterval(timer)
  }, [state, api, client, outbox])
}
