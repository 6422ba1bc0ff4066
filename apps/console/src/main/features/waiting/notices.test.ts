import { expect, it } from 'vitest'
import { batchEndNotice, noticeOf } from './notices.ts'
import { type LaneCounts, titleWith } from './waiting-ads.ts'

const counts = (changes: Partial<LaneCounts> = {}) =>
  ({ new: 0, revisions: 0, complaints: 0, appeals: 0, duplicates: 0, ...changes }) as LaneCounts
const AWAY = { role: 'moderator', isWatched: false } as const
const SENIOR = { role: 'seniorModerator', isWatched: false } as const

it('a new appeal is told to seniors', () => {
  const [before, after] = [counts({ new: 3, appeals: 1 }), counts({ new: 3, appeals: 2 })]
  expect(noticeOf(before, after, SENIOR)).toMatchObject({
    title: 'Новое обжалование',
    body: 'Ждут решения: 2',
    path: '/queue/appeals',
  })
  expect(noticeOf(before, after, AWAY)).toBeNull()
  expect(noticeOf(after, before, SENIOR)).toBeNull()
})

it('an empty queue that gets an ad is told, a queue that grows is not', () => {
  expect(noticeOf(counts(), counts({ complaints: 1 }), AWAY)).toMatchObject({
    body: 'Жалобы: 1',
    path: '/queue/complaints',
  })
  expect(noticeOf(counts({ new: 1 }), counts({ new: 2 }), AWAY)).toBeNull()
})

it('nothing is told while a window has the focus, nor by the first counts', () => {
  expect(noticeOf(counts(), counts({ new: 1 }), { ...AWAY, isWatched: true })).toBeNull()
  expect(noticeOf(null, counts({ new: 1 }), AWAY)).toBeNull()
})

it('the end of a batch is told with its failures, and leads to its page', () => {
  const end = {
    type: 'batch.ended',
    batchId: 'b1',
    isCancelled: false,
    changed: 120,
    failed: 4,
    left: 0,
  } as const
  expect(batchEndNotice(end)).toEqual({
    title: 'Пакет готов',
    body: 'Получилось: 120. Не получилось: 4.',
    path: '/batches/b1',
  })
  expect(batchEndNotice({ ...end, isCancelled: true, failed: 0, left: 500 })).toMatchObject({
    title: 'Пакет остановлен',
    body: 'Получилось: 120. Не получилось: 0. Не дошло, осталось как было: 500.',
  })
})

it('the title counts all lanes', () => {
  expect(titleWith('Консоль', counts({ new: 2, appeals: 1 }))).toBe('(3) Консоль')
  expect(titleWith('Консоль', counts())).toBe('Консоль')
  expect(titleWith('Консоль', null)).toBe('Консоль')
})
