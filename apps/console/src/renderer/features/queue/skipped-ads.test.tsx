import { act, screen } from '@testing-library/react'
import { claimNext } from '@trassa/contracts/calls/moderator/queue'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { afterEach, expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow, moderatedAd } from '../../testing/samples.ts'
import { QueuePage } from './queue-page.tsx'
import { skippedAds } from './queue-queries.ts'

const EARLIER = Array.from({ length: 200 }, (_, at) => String(1000 + at))

afterEach(() => act(() => skippedAds.write(perLane(() => []))))

/** A lane of two ads; the gateway hands out the first that is neither skipped nor decided. */
function open() {
  const ids = ['11', '12']
  return renderConsole(<QueuePage lane="new" />, {
    'queue.read': () => ({
      items: ids.map((id) => adRow(id)),
      total: ids.length,
      nextCursor: null,
      counts: { ...perLane(() => 0), new: ids.length },
    }),
    'queue.claimNext': ({ body }) => {
      const { skip, decided } = claimNext.body.parse(body)
      const free = ids.find((id) => !skip.includes(id) && !decided.includes(id))
      return { ad: free ? moderatedAd(free) : null }
    },
    'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
    'queue.release': () => ({ released: true }),
    'moderator.readAd': ({ params }) => moderatedAd(Object(params).id),
  })
}

const shown = (id: string) => screen.findByRole('article', { name: `LADA Granta, ${id}` })

it('domain §9: an ad that was skipped and then chosen is not told as skipped when it is decided', async () => {
  const { user, asked } = open()
  await shown('11')
  await user.keyboard('[KeyS]')
  await shown('12')
  await user.keyboard('[KeyK]')
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  expect(asked('queue.claimNext').at(-1)).toMatchObject({ body: { skip: [], decided: ['11'] } })
})

it('the queue goes on after the two hundredth skip: the latest are named', async () => {
  const { user, asked } = open()
  await shown('11')
  act(() => skippedAds.write({ ...perLane(() => []), new: EARLIER }))
  await user.keyboard('[KeyS]')
  await shown('12')
  const skip = [...EARLIER.slice(1), '11']
  expect(asked('queue.claimNext').at(-1)).toMatchObject({ body: { skip } })
})
