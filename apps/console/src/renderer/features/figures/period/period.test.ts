import { describe, expect, it } from 'vitest'
import { dayIn, periodMistake, periodOf } from './period.ts'

const LATE = new Date('2026-12-31T21:30:00Z')

describe('the period of figures', () => {
  it('ends today, in the zone that is asked for', () => {
    expect(dayIn('Europe/Moscow', LATE)).toBe('2027-01-01')
    expect(dayIn('Etc/UTC', LATE)).toBe('2026-12-31')
    expect(periodOf(7, 'Europe/Moscow', LATE)).toEqual({
      from: '2026-12-26',
      to: '2027-01-01',
      zone: 'Europe/Moscow',
    })
    expect(periodOf(1, 'Asia/Omsk', LATE)).toMatchObject({ from: '2027-01-01', to: '2027-01-01' })
  })

  it.each([
    ['', '2026-11-21', 'Укажите оба дня'],
    ['0202-11-21', '0202-11-21', 'Укажите день с 1 января 2020 года'],
    ['2026-11-22', '2026-11-21', 'Последний день раньше первого'],
    ['2026-08-01', '2026-11-21', 'Выберите не больше 92 дней'],
    ['2026-11-21', '2026-11-21', null],
  ])('from %s to %s: %s', (from, to, mistake) => {
    expect(periodMistake({ from, to })).toBe(mistake)
  })
})
