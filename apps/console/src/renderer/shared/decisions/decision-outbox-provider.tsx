import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useBridge } from '../../lib/bridge-context.ts'
import { useMe } from '../users/me-context.ts'
import { connectOutbox, type DecisionOutbox } from './decision-outbox.ts'
import { DecisionOutboxContext } from './decision-outbox-context.ts'

interface DecisionOutboxProviderProps {
  /** The origin of the server that the moderator is logged in to. */
  server: string
  children: ReactNode
}

/** The outbox of the moderator who is logged in; shows its children once the outbox has been read. */
export function DecisionOutboxProvider({ server, children }: DecisionOutboxProviderProps) {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const account = `${server} ${useMe().id}`
  const [connected, setConnected] = useState<{ account: string; outbox: DecisionOutbox }>()

  useEffect(() => {
    // The current ad of the queue stays: only a decision changes it.
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
    const { outbox, loaded, close } = connectOutbox(bridge, refresh)
    let isCurrent = true
    void loaded.then(() => isCurrent && setConnected({ account, outbox }))
    return () => {
      isCurrent = false
      close()
    }
  }, [bridge, client, account])

  if (connected?.account !== account) return null
  return <DecisionOutboxContext value={connected.outbox}>{children}</DecisionOutboxContext>
}
