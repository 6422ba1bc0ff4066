import { screen } from '@testing-library/react'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { beforeEach, expect, it } from 'vitest'
import { QueuePage } from '../features/queue/queue-page.tsx'
import { renderConsole } from '../testing/render-console.tsx'
import { adRow, moderatedAd } from '../testing/samples.ts'
import { useReconnection } from './use-reconnection.ts'

beforeEach(() => localStorage.clear())

function Queue() {
  useReconnection()
  return <QueuePage lane="new" />
}

it('domain §9: the next ad that a cut line has held up comes by itself with the connection', async () => {
  const free = new Set(['11', '12'])
  const { user, line, tell, asked } = renderConsole(<Queue />, {
    'queue.read': () => ({
      items: [...free].map((id) => adRow(id)),
      total: free.size,
      nextCursor: null,
      counts: { ...perLane(() => 0), new: free.size },
    }),
    'queue.claimNext': ({ body }) => {
      const next = [...free].find((id) => !Object(body).decided.includes(id))
      return { ad: next ? moderatedAd(next) : null }
    },
    'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
    'moderator.readAd': ({ params }) => moderatedAd(Object(params).id),
    'moderator.decideAd': ({ params }) => {
      free.delete(Object(params).id)
      return moderatedAd(Object(params).id, { stat: 1, version: 4 })
    },
  })
  await screen.findByRole('article', { name: 'LADA Granta, 11' })
  line({ state: 'down' })
  await user.keyboard('[KeyA]')
  await screen.findByText('Ждём ответа сервера')
  tell('connection.changed', 'down')
  const asks = asked('queue.claimNext').length

  line({ state: 'up' })
  tell('connection.changed', 'up')
  // The next attempt of its own is two seconds away.
  await screen.findByRole('article', { name: 'LADA Granta, 12' }, { timeout: 1500 })
  expect(asked('queue.claimNext')).toHaveLength(asks + 1)
})
