import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { useEffect } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { removePrivateQueries } from './private-queries.ts'

/** Follows the session that all windows share: a login, a logout or another server in one of them is seen in each. */
export function useSharedSession(): void {
  const [api, bridge, client] = [useApi(), useBridge(), useQueryClient()]
  useEffect(() => {
    const { queryKey } = meQuery(api)
    let lastId = client.getQueryData(queryKey)?.id
    return bridge.on('session.changed', async () => {
      lastId = client.getQueryData(queryKey)?.id ?? lastId
      await client.invalidateQueries({ queryKey: ['settings'] })
      await client.invalidateQueries({ queryKey })
      const id = client.getQueryData(queryKey)?.id
      if (lastId !== undefined && id !== lastId) removePrivateQueries(client)
      lastId = id ?? lastId
    })
  }, [api, bridge, client])
}
