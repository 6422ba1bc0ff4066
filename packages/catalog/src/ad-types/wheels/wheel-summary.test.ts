import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../engine/text/card.ts'
import { AUTO_PARTS_DISCS_FORM } from './auto-parts-discs.ts'
import { AUTO_PARTS_TIRES_FORM } from './auto-parts-tires.ts'
import { AUTO_PARTS_WHEELS_FORM } from './auto-parts-wheels.ts'
import { MOTO_PARTS_DISCS_FORM } from './moto-parts-discs.ts'
import { MOTO_PARTS_TIRES_FORM } from './moto-parts-tires.ts'
import { MOTO_PARTS_WHEELS_FORM } from './moto-parts-wheels.ts'

const TYRE = { width: 205, profile: 55, diameter: 16, seasonality: 2 }
const DISC = {
  rim: 1,
  rimWidth: 6.5,
  diameter: 16,
  bolts: 5,
  pcd: 114.3,
  offset: -12.5,
  bore: 67.1,
}
const STATE = { condition: 1, quantity: 4 }

describe('visual: the summary of wheels', () => {
  it.each([
    [
      '205/55_R16_· зимняя_шипованная_· износ_20~%_· 4~шт.',
      AUTO_PARTS_TIRES_FORM,
      { ...TYRE, condition: 2, wear: 20, quantity: 4 },
    ],
    [
      '315/80_R22.5_· всесезонная',
      AUTO_PARTS_TIRES_FORM,
      { width: 315, profile: 80, diameter: 22.5, seasonality: 4 },
    ],
    ['260_R20', AUTO_PARTS_TIRES_FORM, { width: 260, diameter: 20 }],
    [
      'Литой_· 6.5J×16_5×114.3_· ET−12.5_DIA_67.1_· 4~шт.',
      AUTO_PARTS_DISCS_FORM,
      { ...DISC, ...STATE },
    ],
    [
      '7J×17_5×112_· ET45',
      AUTO_PARTS_DISCS_FORM,
      { rimWidth: 7, diameter: 17, bolts: 5, pcd: 112, offset: 45 },
    ],
    [
      '205/55_R16_· зимняя_шипованная_· 5×114.3_· 4~шт.',
      AUTO_PARTS_WHEELS_FORM,
      { ...TYRE, ...DISC, ...STATE },
    ],
    [
      '120/70_R17_· переднее_· 1~шт.',
      MOTO_PARTS_TIRES_FORM,
      { width: 120, profile: 70, diameter: 17, axis: 1, quantity: 1 },
    ],
    ['Спицованный_· R21_· переднее', MOTO_PARTS_DISCS_FORM, { rim: 5, diameter: 21, axis: 1 }],
    [
      '180/55_R17_· заднее_· литой',
      MOTO_PARTS_WHEELS_FORM,
      { width: 180, profile: 55, diameter: 17, axis: 0, rim: 1 },
    ],
  ])('%s', (pattern, form, fields) => {
    const summary = pattern.replaceAll('_', '\u00A0').replaceAll('~', '\u202F')
    expect(summaryOf(form, fields, {})).toBe(summary)
  })
})
