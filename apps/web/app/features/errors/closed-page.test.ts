import { expect, it } from 'vitest'
import { closedPage } from './closed-page.ts'

const now = new Date('2026-11-23T12:00:00.000Z')
const closed = { text: 'Переносим базу.', retryAfter: 3600 }

it('§2 maintenance: 503 that says when to come again and that no cache keeps', () => {
  const { data, init } = closedPage({ ...closed, until: '2026-11-23T15:00:00.000Z' }, now)
  expect(init).toEqual({
    status: 503,
    headers: { 'retry-after': '3600', 'cache-control': 'no-store' },
  })
  expect(data.opens?.replaceAll('\u00A0', ' ')).toBe(
    'Сайт откроется примерно 23 ноября, 18:00 по московскому времени.',
  )
})

it.each([null, '2026-11-23T11:00:00.000Z'])(
  '§2 maintenance until %s: promises no time',
  (until) => {
    expect(closedPage({ ...closed, until }, now).data).toEqual({
      text: 'Ведутся технические работы, сайт временно недоступен. Переносим базу.',
      opens: null,
    })
  },
)
