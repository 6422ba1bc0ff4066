import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { batchPath } from '../../../shared/batch-paths.ts'
import { BatchPage } from '../../features/batches/batch-page.tsx'
import { BATCH_ID, batchOf } from '../../testing/batch-samples.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { HeldDecision } from './held-decision.tsx'

/** As after a new login, when the page's batch is in memory already. */
function LateHeldDecision() {
  const [isMounted, setMounted] = useState(false)
  return isMounted ? (
    <HeldDecision />
  ) : (
    <button type="button" onClick={() => setMounted(true)}>
      Войти
    </button>
  )
}

it.each([
  ['before', HeldDecision],
  ['after', LateHeldDecision],
])(
  'domain §9: Z takes a held decision back, and only then undoes a batch: mounted %s it',
  async (_, Held) => {
    const batch = batchOf({ state: 'done', undoableUntil: new Date().toISOString() })
    const { user, asked, outbox } = renderConsole(
      <>
        <Held />
        <Routes>
          <Route path="/batches/:id" element={<BatchPage />} />
        </Routes>
      </>,
      {
        'moderator.readBatch': () => batch,
        'moderator.listBatchRows': () => ({ items: [], total: 0, nextCursor: null }),
        'moderator.prepareBatch': () => batchOf({ id: '00000000-0000-4000-8000-000000000009' }),
      },
      { path: batchPath(BATCH_ID) },
    )
    const undo = await screen.findByRole('button', { name: 'Вернуть как было' })
    if (Held === LateHeldDecision) await user.click(screen.getByRole('button', { name: 'Войти' }))
    await act(() =>
      outbox.send({
        adId: '11',
        version: 3,
        title: 'LADA Granta, 11',
        change: { type: 'verdict', verdict: 'approve', reasons: [] },
      }),
    )
    expect(undo).not.toHaveAttribute('aria-keyshortcuts')
    await user.keyboard('[KeyZ]')
    await waitFor(() => expect(outbox.decisions.read()).toEqual([]))
    expect(asked('moderator.prepareBatch')).toEqual([])
    expect(undo).toHaveAttribute('aria-keyshortcuts', 'Z')
    await user.keyboard('[KeyZ]')
    await waitFor(() => expect(asked('moderator.prepareBatch')).toHaveLength(1))
    expect(screen.queryByText('Уже отправлено')).not.toBeInTheDocument()
  },
)
