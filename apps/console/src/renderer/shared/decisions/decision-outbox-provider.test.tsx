import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { PendingDecision } from '../../../shared/outbox.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd } from '../../testing/samples.ts'
import { DecisionOutboxProvider } from './decision-outbox-provider.tsx'

beforeEach(() => localStorage.clear())

const LEFT: PendingDecision = {
  id: '7d9a2c4e-6c1f-4b7e-9b1d-2f6a5e8c3b10',
  adId: '11',
  version: 3,
  title: 'LADA Granta',
  change: { type: 'verdict', verdict: 'approve', reasons: [] },
  state: 'sending',
  refusal: null,
}

it('domain §9: what a killed console was sending goes out after the next login, under its key', async () => {
  localStorage.setItem('decisions', JSON.stringify([LEFT]))
  const { performed } = renderConsole(
    <DecisionOutboxProvider server="http://localhost:3000">
      <p>Консоль</p>
    </DecisionOutboxProvider>,
    { 'moderator.decideAd': () => moderatedAd('11', { stat: 1, version: 4 }) },
  )
  await waitFor(() => expect(localStorage.getItem('decisions')).toBe('[]'))
  expect(performed('moderator.decideAd')).toMatchObject([
    { params: { id: '11' }, body: { stat: 1, version: 3 }, idempotencyKey: LEFT.id },
  ])
})
