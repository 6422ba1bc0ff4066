import { describe, expect, it } from 'vitest'
import { TRACTORS } from './machines/tractor-rows.ts'
import type { Offer } from './offer.ts'
import { offerChoice } from './offer-choice.ts'
import { BUSES } from './trucks-and-buses/buses.ts'
import { TRUCKS } from './trucks-and-buses/trucks.ts'

const chosen = (offers: readonly Offer[], count = 2_000) => {
  const choice = offerChoice(offers)
  return Array.from({ length: count }, (_, rank) => choice(rank))
}

describe('the choice of an offer', () => {
  it.each([TRUCKS, BUSES])('takes half of $adType from the popular ones', ({ offers }) => {
    const popular = chosen(offers).filter(({ weight }) => weight !== undefined)
    expect(popular.length).toBe(1_000)
    expect(new Set(chosen(offers)).size).toBe(offers.length)
  })

  it('takes each offer of the long tail before any of them again', () => {
    const tail = TRUCKS.offers.filter(({ weight }) => weight === undefined)
    const first = chosen(TRUCKS.offers, tail.length * 2).filter(
      ({ weight }) => weight === undefined,
    )
    expect(new Set(first)).toEqual(new Set(tail))
  })

  it('has a Gazelle and a KamAZ among the first trucks', () => {
    const names = chosen(TRUCKS.offers, 20).map(({ mark, model }) => `${mark} ${model}`)
    expect(names).toContain('ГАЗ Газель 3302')
    expect(names).toContain('КАМАЗ 65115')
  })

  it('takes any offer where none has a weight, or all have one', () => {
    const { offers } = TRUCKS
    const without = offers.filter(({ weight }) => weight === undefined)
    expect(new Set(chosen(without)).size).toBe(without.length)
    const only = offers.filter(({ weight }) => weight !== undefined)
    expect(new Set(chosen(only)).size).toBe(only.length)
  })

  it('knows the tractors that Russia has most', () => {
    const popular = TRACTORS.filter((row) => row[9] !== undefined).map((row) => row[2])
    expect(popular).toContain('82.1')
  })
})
