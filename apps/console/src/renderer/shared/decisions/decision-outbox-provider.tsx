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
  const bridge = useBridge()
  const account = `${server} ${useMe().id}`
  const [connected, setConnected] = useState<{ account: string; outbox: DecisionOutbox }>()

  useEffect(() => {
    const { outbox, loaded, close } = connectOutbox(bridge)
    let isCurrent = true
    void loaded.then(() => isCurrent && setConnected({ account, outbox }))
    return () => {
      isCurrent = false
      close()
    }
  }, [bridge, account])

  if (connected?.account !== account) return null
  return <DecisionOutboxContext value={connected.outbox}>{children}</DecisionOutboxContext>
}
