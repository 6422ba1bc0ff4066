import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { HeldDecision } from '../../app/held/held-decision.tsx'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow, moderatedAd } from '../../testing/samples.ts'
import { QueuePage } from './queue-page.tsx'

/** No press counts as long as a test runs. */
const HOUR_MS = 3_600_000

beforeEach(() => localStorage.clear())

const complained = moderatedAd('11', {
  stat: 1,
  lane: 'complaints',
  openComplaints: 73,
  complaints: [
    { id: '1', reason: 'fraud', comment: '', at: '2026-11-21T09:00:00.000Z', byUser: false },
  ],
})

function open(seenAfter = 0) {
  const waiting = [complained]
  return renderConsole(
    <>
      <QueuePage lane="complaints" />
      <HeldDecision />
    </>,
    {
      'queue.read': () => ({ items: [adRow('11')], total: 1, nextCursor: null, counts: {} }),
      'queue.claimNext': ({ body }) => {
        const held: string[] = Object(body).decided
        return { ad: waiting.find(({ id }) => !held.includes(id)) ?? null }
      },
      'moderator.readAd': () => complained,
      'queue.claim': ({ params }) => ({ ...complained.claim, ...Object(params) }),
      'complaints.dismiss': () => waiting.shift(),
    },
    { seenAfter, path: '/queue/complaints' },
  )
}

const unfounded = () => screen.findByRole('button', { name: 'Жалобы необоснованны' })

it('domain §9: complaints that cannot have been seen are not dismissed, by key or by button', async () => {
  const { user, asked } = open(HOUR_MS)
  await user.click(await unfounded())
  await user.keyboard('[KeyC]')
  expect(asked('complaints.dismiss')).toHaveLength(0)
})

it('no key dismisses them while a form is open', async () => {
  const { user, asked } = open()
  await unfounded()
  await user.keyboard('[KeyB]')
  await user.click(screen.getByRole('article'))
  await user.keyboard('[KeyC]')
  expect(await unfounded()).toBeDisabled()
  expect(asked('complaints.dismiss')).toHaveLength(0)
})

it('C dismisses them once, held like any decision', async () => {
  const { user, asked, outbox, sendHeld } = open()
  await unfounded()
  expect(screen.getByRole('heading', { name: 'Жалобы: 73' })).toBeInTheDocument()
  expect(screen.getByText('Показаны последние: 1')).toBeInTheDocument()
  await user.keyboard('[KeyC][KeyC]')
  expect(await screen.findByText('Здесь всё проверено')).toBeInTheDocument()
  expect(outbox.decisions.read()).toMatchObject([
    { adId: '11', version: 3, change: { type: 'dismissComplaints' }, state: 'held' },
  ])
  expect(asked('complaints.dismiss')).toHaveLength(0)
  await sendHeld()
  await waitFor(() => expect(outbox.decisions.read()).toHaveLength(0))
  expect(asked('complaints.dismiss')).toMatchObject([
    { params: { id: '11' }, body: { version: 3, upTo: '1' }, idempotencyKey: expect.any(String) },
  ])
})

it('domain §9: Z takes the dismissal back, and the ad is there again with its complaints', async () => {
  const { user, asked, outbox } = open()
  await unfounded()
  await user.keyboard('[KeyC]')
  expect(await screen.findByText('Жалобы сняты: LADA Granta, 11')).toBeInTheDocument()
  await user.keyboard('[KeyZ]')
  expect(await unfounded()).toBeEnabled()
  expect(outbox.decisions.read()).toEqual([])
  expect(asked('complaints.dismiss')).toHaveLength(0)
})
