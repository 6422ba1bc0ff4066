import { screen } from '@testing-library/react'
import type { BatchEnd } from '@trassa/contracts/entities/moderator/staff-event'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { BATCH_ID, batchOf } from '../testing/batch-samples.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { BatchEndBar } from './batch-end-bar.tsx'

const END: BatchEnd = {
  type: 'batch.ended',
  batchId: BATCH_ID,
  isCancelled: false,
  changed: 120,
  failed: 4,
  left: 0,
}
const OTHER = { ...END, batchId: '1d5b2f7e-6a6b-4a53-9a4e-0f3f3f0b8a11' }

function open(unread: BatchEnd[] = [], path = '/queue') {
  const dismissBatchEnds = vi.fn(async () => undefined)
  const opened = renderConsole(
    <>
      <BatchEndBar />
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>,
    { 'moderator.readBatch': () => batchOf({ state: 'done' }) },
    { path, main: { readBatchEnds: async () => unread, dismissBatchEnds } },
  )
  return { ...opened, dismissBatchEnds }
}

it('domain §9: names the batch that has ended, with its failures, and leads to its page, where it is read', async () => {
  const { user, tell, dismissBatchEnds } = open()
  expect(screen.queryByRole('status')).toBeNull()
  tell('batchEnds.changed', [END])
  expect(await screen.findByText('Пакет «Поднять» готов.')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('Получилось: 120. Не получилось: 4.')
  await user.click(screen.getByRole('link', { name: 'Открыть' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(dismissBatchEnds).toHaveBeenCalledWith([BATCH_ID])
})

it('a window that opens later tells what is unread; reading it in another one ends it here', async () => {
  const { user, tell, dismissBatchEnds } = open([END, { ...OTHER, isCancelled: true }])
  expect(await screen.findByText(/остановлен/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ещё 1' })).toHaveAttribute('href', '/batches')
  await user.click(screen.getByRole('button', { name: 'Скрыть' }))
  expect(dismissBatchEnds).toHaveBeenCalledWith([OTHER.batchId])
  tell('batchEnds.changed', [END])
  expect(screen.getByRole('status')).toHaveTextContent('готов')
  expect(screen.queryByRole('link', { name: /Ещё/ })).toBeNull()
  tell('batchEnds.changed', [])
  expect(screen.queryByRole('status')).toBeNull()
})

it.each([`/batches/${BATCH_ID}`, '/batches'])(
  'says nothing on %s, where it is read',
  async (path) => {
    const { tell, dismissBatchEnds } = open([], path)
    tell('batchEnds.changed', [END])
    expect(screen.queryByRole('status')).toBeNull()
    expect(dismissBatchEnds).toHaveBeenCalledWith([BATCH_ID])
  },
)
