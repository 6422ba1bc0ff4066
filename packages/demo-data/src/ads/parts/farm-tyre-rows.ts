import { OWN_THING, type PartRow } from './part-row.ts'

const TYRE = 506
const LOOK = 'tyre/farm'
const MTZ = 'МТЗ «Беларус»'
const BRANDS = { brands: ['Белшина', 'Алтайшина', 'Волтайр', 'Росава'] }
const OFTEN = { ...BRANDS, weight: 2 }

/** Tyres of tractors and combines, each with those that it fits. */
export const FARM_TYRES: readonly PartRow[] = [
  [
    TYRE,
    ['Шина 15.5R38 задняя', 'Резина 15.5-38 Ф-2А'],
    34_500,
    LOOK,
    [`${MTZ} 82`, `${MTZ} 80`, `${MTZ} 82.1`],
    OFTEN,
  ],
  [
    TYRE,
    ['Шина 11.2-20 передняя', 'Резина 11.2-20 Ф-35'],
    14_800,
    LOOK,
    [`${MTZ} 82`, `${MTZ} 82.1`],
    OFTEN,
  ],
  [TYRE, ['Шина 18.4R38 задняя', 'Резина 18.4R38 Ф-111'], 62_000, LOOK, [`${MTZ} 1221`], BRANDS],
  [
    TYRE,
    ['Шина 360/70R24 передняя', 'Резина 360/70R24'],
    38_500,
    LOOK,
    [`${MTZ} 892`, `${MTZ} 82.1`],
    BRANDS,
  ],
  [
    TYRE,
    ['Шина 28.1R26', 'Шина 28.1R26 ФД-12'],
    98_000,
    LOOK,
    ['Кировец (ПТЗ) К-700А', 'Кировец (ПТЗ) К-701'],
    BRANDS,
  ],
  [TYRE, ['Шина 21.3R24', 'Шина 21.3R24 ИЯВ-79У'], 56_000, LOOK, ['ХТЗ Т-150К'], BRANDS],
  [TYRE, 'Шина 30.5R32', 142_000, LOOK, ['Ростсельмаш Дон-1500Б', 'Ростсельмаш Acros 550'], BRANDS],
  [TYRE, 'Шина 13.6-38 задняя', 27_500, LOOK, ['ЛТЗ Т-40АМ'], BRANDS],
  [TYRE, ['Шина 9.00-16 на прицеп 2ПТС-4', 'Камера 15.5-38'], 9_800, LOOK, OWN_THING, BRANDS],
]
