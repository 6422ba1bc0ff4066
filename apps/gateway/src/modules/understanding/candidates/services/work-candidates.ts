import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { optionsIn } from '../../fields/options-in.ts'
import type { TypeFields } from '../../fields/type-fields.ts'
import { bitsOf, union } from '../../spans/masks.ts'
import type { Spans } from '../../spans/span.ts'
import type { Candidate } from '../candidate.ts'

const ENGINE = 201
const GEARBOX = 202
const CHASSIS = 203
const BRAKES = 204
const FUEL = 205
const HYDRAULICS = 206
const CLIMATE = 208
const EXHAUST = 209
const ELECTRICS = 302
const UPKEEP = 303
const BODY = 401
const GLASS = 404
const TRIM = 504

/** The services that work on the parts of a heading in the forms of parts. */
const WORKS_ON: Readonly<Partial<Record<string, readonly number[]>>> = {
  Двигатель: [ENGINE],
  Охлаждение: [ENGINE],
  'Охлаждение и климат': [ENGINE, CLIMATE],
  Трансмиссия: [GEARBOX],
  Подвеска: [CHASSIS],
  'Мосты и подвеска': [CHASSIS],
  'Ходовая часть': [CHASSIS],
  'Рулевое управление': [CHASSIS],
  'Рулевое и тормоза': [CHASSIS, BRAKES],
  'Тормозная система': [BRAKES],
  'Тормоза и пневмосистема': [BRAKES],
  'Топливная система': [FUEL],
  'Топливо и выпуск': [FUEL, EXHAUST],
  Гидравлика: [HYDRAULICS],
  'Отопление и кондиционер': [CLIMATE],
  Выпуск: [EXHAUST],
  Электрика: [ELECTRICS],
  Оптика: [ELECTRICS],
  Стёкла: [GLASS],
  'Стёкла и оптика': [GLASS, ELECTRICS],
  Кузов: [BODY],
  Кабина: [BODY],
  'Кабина и кузов': [BODY],
  Салон: [TRIM],
  'Расходники и крепёж': [UPKEEP],
}

/** Of the parts of these types: the first that has the part says who works on it. */
const OF_PARTS: readonly AdType[] = ['auto_parts_car', 'auto_parts_truck', 'auto_parts_special']

const WORK = 4
const WORKED_ON = 7
const FURTHER_WORD = 3.5

/** What is worked on says who does that, and stays in the text: "регулировка фар", "чистка форсунок". */
export function workCandidates(
  { adType }: TypeFields,
  { roles, labels }: Pick<Spans, 'roles' | 'labels'>,
): Candidate[] {
  const done = roles.work | roles.fault
  if (adType !== 'services' || done === 0) return []
  // "ремонт приборки" is a name itself.
  const named = union(
    (labels.get(adType) ?? []).filter(({ size, label }) => size > 1 && label.key === 'typeId'),
  )
  const seen = new Set<number>()
  const parts = OF_PARTS.flatMap((type) => {
    const options = optionsIn(formOf(type), 'typeId')
    const own = (labels.get(type) ?? []).filter(
      ({ label, mask }) => label.key === 'typeId' && !(mask & (done | named)) && !seen.has(mask),
    )
    for (const { mask } of own) seen.add(mask)
    return own.flatMap(({ mask, size, label }): Candidate[] => {
      const group = options.find(({ id }) => id === label.value)?.group ?? ''
      const values = WORKS_ON[group]
      if (!values) return []
      const weight = WORKED_ON + FURTHER_WORD * (size - 1)
      const filters: Filter[] = [{ key: 'typeId', op: 'many', values: [...values] }]
      return [{ mask, weight, staysInText: true, meaning: { kind: 'filters', filters } }]
    })
  })
  if (parts.length === 0) return []
  const work = bitsOf(done).map((mask): Candidate => {
    return { mask, weight: WORK, meaning: { kind: 'noise' } }
  })
  return [...work, ...parts]
}
