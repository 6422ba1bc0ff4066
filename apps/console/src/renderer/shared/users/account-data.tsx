import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useBridge } from '../../lib/bridge-context.ts'
import { closeDrafts, holdDrafts } from '../../lib/draft-storage.ts'
import { emptyAccountStores } from '../../lib/store.ts'
import { removePrivateQueries } from '../session/private-queries.ts'
import { useMe } from './me-context.ts'

interface AccountDataProps {
  /** The origin of the server that the person is logged in to. */
  server: string
  children: ReactNode
}

/** The account whose answers the window has in memory. It outlives a session: the same person finds all as it was. */
let shownAccount: string | null = null

/** Shows its children once the typed texts of the account are loaded and the answers to another one are gone. */
export function AccountData({ server, children }: AccountDataProps) {
  const [bridge, client] = [useBridge(), useQueryClient()]
  const account = `${server} ${useMe().id}`
  const [opened, setOpened] = useState<string>()

  useEffect(() => {
    if (shownAccount !== account) {
      removePrivateQueries(client)
      emptyAccountStores()
      shownAccount = account
    }
    let isCurrent = true
    void bridge.openDrafts().then((drafts) => {
      if (!isCurrent) return
      holdDrafts(drafts, bridge)
      setOpened(account)
    })
    return () => {
      isCurrent = false
      closeDrafts()
    }
  }, [bridge, client, account])

  return opened === account && children
}
