import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd } from '../../testing/samples.ts'
import { UnsentDecisions } from './unsent-decisions.tsx'

it('domain §9: the logout says how many decisions have not been sent', async () => {
  const { outbox, sendHeld } = renderConsole(<UnsentDecisions />, {
    'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }),
  })
  expect(screen.queryByRole('status')).toBeNull()
  await act(() =>
    outbox.send({
      adId: '11',
      version: 3,
      title: 'LADA Granta',
      change: { type: 'verdict', verdict: 'approve', reasons: [] },
    }),
  )
  expect(screen.getByRole('status')).toHaveTextContent(/Ещё не отправлено: 1\sрешение\./)
  await sendHeld()
  expect(screen.queryByRole('status')).toBeNull()
})
