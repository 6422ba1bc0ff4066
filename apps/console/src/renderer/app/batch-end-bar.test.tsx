import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { BATCH_ID } from '../testing/batch-samples.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { BatchEndBar } from './batch-end-bar.tsx'

const END = {
  type: 'batch.ended',
  batchId: BATCH_ID,
  isCancelled: false,
  changed: 120,
  failed: 4,
  left: 0,
} as const

function open(path = '/queue') {
  return renderConsole(
    <>
      <BatchEndBar />
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>,
    {},
    { path },
  )
}

it('domain §9: tells the end of a batch with its failures, and leads to its page, where it is read', async () => {
  const { user, tell } = open()
  expect(screen.queryByRole('status')).toBeNull()
  act(() => tell('staff.event', END))
  expect(screen.getByRole('status')).toHaveTextContent(
    'Пакет готов.Получилось: 120. Не получилось: 4.',
  )
  await user.click(screen.getByRole('link', { name: 'Открыть' }))
  expect(screen.queryByRole('status')).toBeNull()
})

it('says nothing where the batch is open, and is hidden', async () => {
  const opened = open(`/batches/${BATCH_ID}`)
  act(() => opened.tell('staff.event', END))
  expect(screen.queryByRole('status')).toBeNull()
  opened.close()
  const { user, tell } = open()
  act(() => tell('staff.event', { ...END, isCancelled: true }))
  expect(screen.getByRole('status')).toHaveTextContent('Пакет остановлен.')
  await user.click(screen.getByRole('button', { name: 'Скрыть' }))
  expect(screen.queryByRole('status')).toBeNull()
})
