import { describe, expect, it } from 'vitest'
import { periodBounds } from './period-bounds.ts'

const isoOf = (period: Parameters<typeof periodBounds>[0]) => {
  const { step, bounds } = periodBounds(period)
  return {
    step,
    count: bounds.length - 1,
    first: bounds[0]?.toJSON(),
    last: bounds.at(-1)?.toJSON(),
  }
}

describe('the hours and days of a period', () => {
  it('a day in Moscow begins at 21:00 UTC and has 24 hours, in summer and in winter', () => {
    for (const month of ['01', '03', '07', '10']) {
      const day = `2026-${month}-29`
      const { step, count, first } = isoOf({ from: day, to: day, zone: 'Europe/Moscow' })
      expect({ step, count }).toEqual({ step: 'hour', count: 24 })
      expect(first).toBe(`2026-${month}-28T21:00:00.000Z`)
    }
  })

  it('two days are shown by hour, three by day', () => {
    const zone = 'Europe/Moscow'
    expect(isoOf({ from: '2026-11-21', to: '2026-11-22', zone })).toMatchObject({ count: 48 })
    expect(isoOf({ from: '2026-11-20', to: '2026-11-22', zone })).toEqual({
      step: 'day',
      count: 3,
      first: '2026-11-19T21:00:00.000Z',
      last: '2026-11-22T21:00:00.000Z',
    })
  })

  it('other zones: half an hour off, and a day of 25 hours', () => {
    expect(isoOf({ from: '2026-11-21', to: '2026-11-21', zone: 'Asia/Kolkata' })).toMatchObject({
      count: 24,
      first: '2026-11-20T18:30:00.000Z',
    })
    expect(isoOf({ from: '2026-10-25', to: '2026-10-25', zone: 'Europe/Berlin' })).toEqual({
      step: 'hour',
      count: 25,
      first: '2026-10-24T22:00:00.000Z',
      last: '2026-10-25T23:00:00.000Z',
    })
    expect(isoOf({ from: '2026-03-28', to: '2026-03-30', zone: 'Europe/Berlin' })).toMatchObject({
      first: '2026-03-27T23:00:00.000Z',
      last: '2026-03-30T22:00:00.000Z',
    })
  })

  it('the 31st of December and the 29th of February are days like others', () => {
    const zone = 'Asia/Vladivostok'
    expect(isoOf({ from: '2027-12-31', to: '2028-01-02', zone })).toMatchObject({ count: 3 })
    expect(isoOf({ from: '2028-02-28', to: '2028-03-01', zone })).toMatchObject({ count: 3 })
  })
})
