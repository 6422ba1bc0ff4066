import { screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { expect, it } from 'vitest'
import type { AskRequest } from '../../../../shared/ask.ts'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { adRow } from '../../../testing/samples.ts'
import { BulkPane } from './bulk-pane.tsx'

const ROWS = ['1', '2', '3'].map((id) => adRow(id, { stat: 1 }))

const open = (answers: Answers, rows = ROWS) =>
  renderConsole(<BulkPane selected={rows} loaded={rows} onClear={() => undefined} />, answers)

interface BulkBody {
  batchId: string
  rows: { id: string }[]
}
const rowsOf = (body: unknown) => (body as BulkBody).rows.map(({ id }) => id)
const done = ({ body }: AskRequest) => ({
  batchId: (body as BulkBody).batchId,
  results: rowsOf(body).map((id) => ({ id, code: null, stat: 1, version: 4 })),
})

async function lift(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: /^Поднять/ }))
  await user.click(screen.getAllByRole('button', { name: 'Поднять' }).at(-1) ?? document.body)
  expect(screen.getByText('Напишите причину')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой при оплате')
  await user.keyboard('[Enter]')
}

it('domain §9: a result for every row, and only the failed ones again', async () => {
  let refused = ['2']
  const { user, asked } = open({
    'moderator.bulkAds': ({ body }) => ({
      batchId: crypto.randomUUID(),
      results: rowsOf(body).map((id) => ({
        id,
        code: refused.includes(id) ? 'ad.stale' : null,
        stat: 1,
        version: 4,
      })),
    }),
  })
  await lift(user)
  expect(await screen.findByText('Получилось: 2. Не получилось: 1.')).toBeInTheDocument()
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first ?? document.body).getByText('Готово')).toBeInTheDocument()
  expect(second).toHaveTextContent('Объявление изменилось в другом окне')

  refused = []
  await user.click(screen.getByRole('button', { name: 'Повторить неудачные' }))
  expect(await screen.findByText('Получилось: 3. Не получилось: 0.')).toBeInTheDocument()
  expect(rowsOf(asked('moderator.bulkAds')[1]?.body)).toEqual(['2'])
})

it('domain §1: rows without an answer are repeated with the same key', async () => {
  let isDown = true
  const { user, asked } = open({
    'moderator.bulkAds': ({ body }) => {
      if (isDown) throw new AppError('network.failed')
      const results = rowsOf(body).map((id) => ({ id, code: null, stat: 1, version: 4 }))
      return { batchId: crypto.randomUUID(), results }
    },
  })
  await lift(user)
  expect(await screen.findByText('Получилось: 0. Не получилось: 3.')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Повторить неудачные' }))
  expect(await screen.findByText('Получилось: 3. Не получилось: 0.')).toBeInTheDocument()
  const [first, second] = asked('moderator.bulkAds')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

it('domain §1: rows whose answer was lost are not changed again', async () => {
  const { user, line, performed } = open({ 'moderator.bulkAds': done })
  line({ state: 'losesAnswers' })
  await lift(user)
  expect(await screen.findByText('Получилось: 0. Не получилось: 3.')).toBeInTheDocument()
  line({ state: 'up' })
  await user.click(screen.getByRole('button', { name: 'Повторить неудачные' }))
  expect(await screen.findByText('Получилось: 3. Не получилось: 0.')).toBeInTheDocument()
  expect(performed('moderator.bulkAds')).toHaveLength(1)
})

it('domain §9: all requests of one change, retries included, are one batch; each has its own key', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => adRow(`${index + 1}`, { stat: 1 }))
  let refused = ['7', '207']
  const { user, performed } = open(
    {
      'moderator.bulkAds': (request) => ({
        ...done(request),
        results: done(request).results.map((row) =>
          refused.includes(row.id) ? { ...row, code: 'ad.stale' } : row,
        ),
      }),
    },
    rows,
  )
  await lift(user)
  expect(await screen.findByText('Получилось: 248. Не получилось: 2.')).toBeInTheDocument()
  refused = []
  await user.click(screen.getByRole('button', { name: 'Повторить неудачные' }))
  expect(await screen.findByText('Получилось: 250. Не получилось: 0.')).toBeInTheDocument()
  const requests = performed('moderator.bulkAds')
  expect(requests.map(({ body }) => rowsOf(body).length)).toEqual([100, 100, 50, 2])
  const batches = new Set(requests.map(({ body }) => (body as BulkBody).batchId))
  expect([...batches]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
})

it('domain §3: says beforehand for how many rows a change fits', () => {
  open({})
  expect(screen.getByRole('button', { name: /^Одобрить/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^Заблокировать/ })).toHaveTextContent('3')
})
