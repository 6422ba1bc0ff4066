import { act, screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { AskRequest } from '../../../shared/ask.ts'
import { batchPath } from '../../../shared/batch-paths.ts'
import { useKeepQuery } from '../../shared/ads/last-filter.ts'
import { BATCH_ID, batchOf } from '../../testing/batch-samples.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { BatchPage } from './batch-page.tsx'
import { BatchesPage } from './batches-page.tsx'
import { useLiveBatches } from './use-live-batches.ts'

const ROW = {
  adId: '7',
  title: 'Lada Granta, 2019',
  state: 'refused',
  code: 'moderation.claimed',
  detail: null,
  stat: 2,
  version: 3,
  adType: 'auto',
}

const CHANGED = { type: 'batch.changed' as const, batchId: BATCH_ID }

function Live({ children }: { children: ReactNode }) {
  useLiveBatches()
  return children
}

/** A gateway with one batch, which commands change. */
function open(batch: Batch, answers: Answers = {}, { seenAfter = 0 } = {}) {
  let now = batch
  const page = (
    <Live>
      <Routes>
        <Route path="/batches" element={<BatchesPage />} />
        <Route path="/batches/:id" element={<BatchPage />} />
      </Routes>
    </Live>
  )
  return {
    change: (change: Partial<Batch>) => {
      now = { ...now, ...change }
    },
    ...renderConsole(
      page,
      {
        'moderator.readBatch': () => now,
        'moderator.listBatches': () => ({ items: [now] }),
        'moderator.listBatchRows': () => ({ items: [ROW], total: 1, nextCursor: null }),
        'moderator.steerBatch': ({ body }: AskRequest) => {
          const { command } = body as { command: string }
          // The clock of the server is an hour ahead.
          const startsAt = new Date(Date.now() + 3_610_000).toISOString()
          const waiting = { state: 'waiting', startsAt, startsInMs: 10_000 } as const
          now = {
            ...now,
            ...(command === 'start' ? waiting : { state: 'cancelled', startsInMs: null }),
          }
          return now
        },
        ...answers,
      },
      { path: `/batches/${batch.id}`, seenAfter },
    ),
  }
}

it('domain §9: says before the start what will happen, and why the others stay as they are', async () => {
  open(batchOf())
  expect(await screen.findByText('Поднимем 8 214 объявлений')).toBeInTheDocument()
  expect(screen.getByText('Пока ничего не изменилось.')).toBeInTheDocument()
  expect(
    screen.getByText(
      'Не изменится: 131 – не подходит состояние «Снято»; 67 – проверяет другой модератор.',
    ),
  ).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: 'Lada Granta, 2019' })).toHaveAttribute(
    'href',
    '/ads/7',
  )
})

it('a changed set is told', async () => {
  open(batchOf({ expectedTotal: 8400 }))
  expect(await screen.findByText(/подходило 8 400, сейчас – 8 412/)).toBeInTheDocument()
})

it('domain §9: starts by Ctrl+Enter, and Z takes the start back within ten seconds', async () => {
  const { user, asked } = open(batchOf())
  await screen.findByText('Поднимем 8 214 объявлений')
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(await screen.findByText(/Начнём через 10 секунд: 8 214 объявлений/)).toBeInTheDocument()
  await user.keyboard('[KeyZ]')
  expect(await screen.findByText(/до 8 214 не дошло, они остались как были/)).toBeInTheDocument()
  expect(asked('moderator.steerBatch').map(({ body }) => body)).toEqual([
    { command: 'start' },
    { command: 'cancel' },
  ])
})

it('domain §9: Z prepares the undo of what is done', async () => {
  const { user, asked } = open(
    batchOf({ state: 'done', undoableUntil: new Date(Date.now() + 3_600_000).toISOString() }),
    { 'moderator.prepareBatch': () => batchOf({ id: '00000000-0000-4000-8000-000000000009' }) },
  )
  await screen.findByRole('button', { name: 'Вернуть как было' })
  await user.keyboard('[KeyZ]')
  await waitFor(() => expect(asked('moderator.prepareBatch')).toHaveLength(1))
  expect(asked('moderator.prepareBatch')[0]).toMatchObject({ body: { source: { kind: 'undo' } } })
})

it.each([3_600_000, -3_600_000])(
  'domain §9: the ten seconds are counted by the server, whose clock differs by %s ms',
  async (difference) => {
    const startsAt = new Date(Date.now() + difference + 7000).toISOString()
    open(batchOf({ state: 'waiting', startsAt, startsInMs: 7000 }))
    expect(await screen.findByText(/Начнём через [5-7] секунд/)).toBeInTheDocument()
  },
)

it('a batch that can still be undone by the server’s clock is undone by a clock that is ahead', async () => {
  const undoableUntil = new Date(Date.now() - 3_600_000).toISOString()
  open(batchOf({ state: 'done', finishedAt: undoableUntil, undoableUntil }))
  expect(await screen.findByRole('button', { name: 'Вернуть как было' })).toBeInTheDocument()
})

it('a second Ctrl+Enter does not start a batch before its dry run can have been read', async () => {
  const { user, asked } = open(batchOf(), {}, { seenAfter: 400 })
  await screen.findByText('Поднимем 8 214 объявлений')
  await user.keyboard('{Control>}[Enter][Enter]{/Control}')
  expect(asked('moderator.steerBatch')).toEqual([])
  await waitFor(async () => {
    await user.keyboard('{Control>}[Enter]{/Control}')
    expect(asked('moderator.steerBatch')).not.toEqual([])
  })
  expect(await screen.findByText(/Начнём через/)).toBeInTheDocument()
})

it('what nothing fits cannot be started', async () => {
  open(batchOf({ counts: { waiting: 0, changed: 0, refused: 198 } }))
  expect(await screen.findByText(/Менять нечего/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Начать' })).not.toBeInTheDocument()
})

it('another moderator’s batch cannot be started', async () => {
  open(batchOf({ moderatorId: '999' }))
  await screen.findByText('Поднимем 8 214 объявлений')
  expect(screen.queryByRole('button', { name: 'Начать' })).not.toBeInTheDocument()
})

it('shows the progress as the server has it, and the result when it has ended', async () => {
  // The clock of the server is an hour ahead.
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const running = batchOf({
    state: 'running',
    startsAt,
    counts: { waiting: 4206, changed: 4008, refused: 198 },
  })
  const { change, tell, asked } = open(running)
  expect(await screen.findByText('Меняем: 4 008 из 8 214')).toBeVisible()
  await screen.findByRole('link', { name: 'Lada Granta, 2019' })
  change({ counts: { waiting: 3706, changed: 4508, refused: 198 } })
  act(() => tell('staff.event', CHANGED))
  expect(
    await screen.findByText(/Меняем: 4 508 из 8 214, осталось около \d+ с/, {}, { timeout: 3000 }),
  ).toBeVisible()
  await waitFor(() => expect(asked('moderator.listBatchRows')).toHaveLength(2))
  change({ state: 'done', counts: { waiting: 0, changed: 8214, refused: 198 } })
  act(() => tell('staff.event', CHANGED))
  expect(
    await screen.findByText('Изменено: 8 214. Не изменено: 198.', {}, { timeout: 3000 }),
  ).toBeInTheDocument()
})

it('a cut line leaves what was read last', async () => {
  const { line, asked, tell } = open(
    batchOf({ state: 'running', startsAt: new Date().toISOString() }),
  )
  await screen.findByRole('progressbar')
  line({ state: 'down' })
  const before = asked('moderator.readBatch').length
  act(() => tell('staff.event', CHANGED))
  await waitFor(() => expect(asked('moderator.readBatch').length).toBeGreaterThan(before), {
    timeout: 5000,
  })
  expect(screen.getByRole('progressbar')).toBeInTheDocument()
})

it.each([
  ['retry', 'Повторить то, что может получиться: 67'],
  ['undo', 'Вернуть как было'],
] as const)('%s is a batch of its own, prepared once whatever is lost', async (kind, button) => {
  const next = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
  const done = batchOf({
    state: 'done',
    counts: { waiting: 0, changed: 8214, refused: 198 },
    undoableUntil: new Date(Date.now() + 3_600_000).toISOString(),
    finishedAt: new Date().toISOString(),
  })
  let isDown = true
  const { user, asked } = open(done, {
    'moderator.readBatch': ({ params }: AskRequest) =>
      (params as { id: string }).id === next
        ? batchOf({ id: next, kind, parentId: BATCH_ID })
        : done,
    'moderator.prepareBatch': () => {
      if (isDown) throw new AppError('network.failed')
      return batchOf({ id: next, kind, parentId: BATCH_ID })
    },
  })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером')
  isDown = false
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByRole('link', { name: 'Исходный пакет' })).toBeInTheDocument()
  const bodies = asked('moderator.prepareBatch').map(({ body }) => body as { id: string })
  expect(bodies[0]).toMatchObject({ source: { kind, batchId: BATCH_ID } })
  expect(bodies[1]?.id).toBe(bodies[0]?.id)
})

it('domain §9: batches are found again in their list', async () => {
  const { user } = open(batchOf({ state: 'done' }))
  await user.click(await screen.findByRole('link', { name: 'Все пакеты' }))
  await user.click(await screen.findByRole('link', { name: 'Поднять' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Поднять' })).toBeVisible())
})

it('docs/decisions/149: a batch leads back to the table as it was left', async () => {
  function Left() {
    useKeepQuery('vin=XTA')
    return <BatchPage />
  }
  renderConsole(
    <Routes>
      <Route path="/batches/:id" element={<Left />} />
    </Routes>,
    {
      'moderator.readBatch': () => batchOf({ state: 'done' }),
      'moderator.listBatchRows': () => ({ items: [ROW], total: 1, nextCursor: null }),
    },
    { path: batchPath(BATCH_ID) },
  )
  const link = await screen.findByRole('link', { name: 'К таблице' })
  await waitFor(() => expect(link).toHaveAttribute('href', '/ads?vin=XTA'))
})
