import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { useMe } from '../users/me-context.ts'
import { createDecisionOutbox, type DecisionOutbox } from './decision-outbox.ts'
import { DecisionOutboxContext } from './decision-outbox-context.ts'

interface DecisionOutboxProviderProps {
  /** The origin of the server that the moderator is logged in to. */
  server: string
  children: ReactNode
}

/** The outbox of the moderator who is logged in; shows its children once the outbox has been read. */
export function DecisionOutboxProvider({ server, children }: DecisionOutboxProviderProps) {
  const [api, bridge, client] = [useApi(), useBridge(), useQueryClient()]
  const moderatorId = useMe().id
  const [outbox, setOutbox] = useState<DecisionOutbox | null>(null)

  useEffect(() => {
    const account = { server, moderatorId }
    const created = createDecisionOutbox({
      api,
      storage: {
        read: () => bridge.readOutbox(account),
        write: (decisions) => bridge.writeOutbox({ account, decisions }),
      },
      // The current ad of the queue stays: only a decision changes it.
      onSettled: () =>
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' }),
    })
    let isCurrent = true
    void created.load().then(() => {
      if (!isCurrent) return
      setOutbox(created)
      void created.resume()
    })
    return () => {
      isCurrent = false
      created.stop()
    }
  }, [api, bridge, client, server, moderatorId])

  return outbox && <DecisionOutboxContext value={outbox}>{children}</DecisionOutboxContext>
}
