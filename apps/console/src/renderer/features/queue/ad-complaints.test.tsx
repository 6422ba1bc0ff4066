import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { adRow, moderatedAd } from '../../testing/samples.ts'
import { QueuePage } from './queue-page.tsx'

beforeEach(() => localStorage.clear())

const complained = moderatedAd('11', {
  stat: 1,
  lane: 'complaints',
  complaints: [
    { id: '1', reason: 'fraud', comment: '', at: '2026-11-21T09:00:00.000Z', byUser: false },
  ],
})

function open(seenAfter = 0) {
  const waiting = [complained]
  return renderConsole(
    <QueuePage lane="complaints" />,
    {
      'queue.read': () => ({ items: [adRow('11')], total: 1, nextCursor: null, counts: {} }),
      'queue.claimNext': () => ({ ad: waiting[0] ?? null }),
      'queue.claim': ({ params }) => ({ ...complained.claim, ...Object(params) }),
      'complaints.dismiss': () => waiting.shift(),
    },
    { seenAfter },
  )
}

const unfounded = () => screen.findByRole('button', { name: 'Жалобы необоснованны' })

it('domain §9: complaints that cannot have been seen are not dismissed, by key or by button', async () => {
  const { user, asked } = open(Number.POSITIVE_INFINITY)
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

it('C dismisses them, once', async () => {
  const { user, asked } = open()
  await unfounded()
  await user.keyboard('[KeyC][KeyC]')
  await waitFor(() => expect(asked('complaints.dismiss')).toHaveLength(1))
  expect(await screen.findByText('Здесь всё проверено')).toBeInTheDocument()
})
