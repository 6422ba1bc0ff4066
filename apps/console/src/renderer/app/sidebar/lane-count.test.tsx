import { screen } from '@testing-library/react'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { expect, it } from 'vitest'
import { useLiveQueue } from '../../features/queue/live/use-live-queue.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { LaneCount } from './lane-count.tsx'

function Counts() {
  useLiveQueue()
  return (
    <p>
      Новых: <LaneCount lane="new" />
    </p>
  )
}

it('§9: the count follows the events and asks nothing', async () => {
  const counts = (waiting: number) => ({ ...perLane(() => 0), new: waiting })
  const { tell, asked } = renderConsole(<Counts />, {
    'queue.read': () => ({ items: [], total: 3, nextCursor: null, counts: counts(3) }),
  })
  await screen.findByText('3')
  for (const waiting of [4, 5, 6]) {
    tell('staff.event', { type: 'queue.changed', counts: counts(waiting), ads: null })
  }
  await screen.findByText('6')
  expect(asked('queue.read')).toHaveLength(1)
})
