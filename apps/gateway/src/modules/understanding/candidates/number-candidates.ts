import type { FilterField, FormOption } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { upperBound } from '@trassa/catalog/engine/number-kind'
import type { TypeFields } from '../fields/type-fields.ts'
import type { NumberSense } from '../numbers/number-sense.ts'
import type { NumberMatch } from '../numbers/number-senses.ts'
import { isPartNumber } from '../numbers/text-rules.ts'
import type { Candidate } from './candidate.ts'

/** Of goods and services, in roubles. */
const LEAST_PRICE = 100
const BARE_THOUSANDS = 10_000
const BARE_MILLIONS = 20

/** A price as it was meant: of a vehicle "до 500" are thousands. */
function meantPrice(sense: NumberSense, { isVehicle }: TypeFields): NumberSense | undefined {
  if (!sense.isBarePrice) return sense
  // "автокресло 9-36"
  if (!isVehicle) return Math.max(sense.from ?? 0, sense.to ?? 0) < LEAST_PRICE ? undefined : sense
  const most = Math.max(sense.from ?? 0, sense.to ?? 0)
  const scale = most < BARE_MILLIONS ? 1e6 : most < BARE_THOUSANDS ? 1e3 : 1
  const { from, to } = sense
  return {
    ...sense,
    ...(from !== undefined && { from: Math.round(from * scale) }),
    ...(to !== undefined && { to: Math.round(to * scale) }),
  }
}

/** Who names a greater price wants to buy a machine. */
const MOST_OF_SERVICE = 200_000

const IN_CUBIC_CENTIMETRES = 100
const LEAST_CC = 20

/** The engines that are called so: a "250" has 249 cm³, a "600" 599. */
const calledSo = (volume: number): { from: number; to: number } => ({
  from: Math.floor(volume * 0.99),
  to: Math.floor(volume * 1.004),
})

/** The options within bounds, which are of the numbers that their names say: "до 3.5 тонн". */
function rangeOf(
  key: string,
  options: readonly FormOption[],
  { from = 0, to = Number.POSITIVE_INFINITY }: Pick<NumberSense, 'from' | 'to'>,
): Filter | undefined {
  const numberIn = ({ name }: FormOption) => Number.parseFloat(name.replace(',', '.'))
  const ids = options.filter((one) => isWithin(numberIn(one), from, to)).map(({ id }) => id)
  const isTooMuch = Number.isFinite(to) && to > Math.max(...options.map(numberIn))
  if (ids.length === 0 || isTooMuch) return undefined
  return {
    key,
    op: 'range',
    ...(from > 0 && { from: Math.min(...ids) }),
    ...(Number.isFinite(to) && { to: Math.max(...ids) }),
  }
}

const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** The filter that a number means; `undefined` where the type cannot be asked for it. */
function numberFilter(
  sense: NumberSense,
  field: FilterField,
  { adType }: TypeFields,
): Filter | undefined {
  const { key, kind } = field
  const { from, to } = sense
  const isService = adType === 'services'
  if (field.filter === 'range' && kind.type === 'number') {
    const [min, max] = [kind.min, upperBound(kind, new Date())]
    if ([from, to].some((end) => end !== undefined && (end < min || end > max))) return undefined
    // Of motorcycles in cubic centimetres: "ямаха 9.9" is an outboard engine.
    if (key === 'volume' && max > IN_CUBIC_CENTIMETRES && Math.max(from ?? 0, to ?? 0) < LEAST_CC)
      return undefined
    if (key === 'price' && isService && Math.max(from ?? 0, to ?? 0) > MOST_OF_SERVICE)
      return undefined
    if (key === 'volume' && max > IN_CUBIC_CENTIMETRES && from !== undefined && from === to)
      return { key, op: 'range', ...calledSo(from) }
    return {
      key,
      op: 'range',
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    }
  }
  if (kind.type !== 'enumeration') return undefined
  if (field.filter === 'range') return rangeOf(key, kind.options, { from, to })
  if (from !== to) return undefined
  const option = kind.options.find(({ name }) => Number.parseFloat(name) === from)
  if (!option) return undefined
  return field.filter === 'exact'
    ? { key, op: 'exact', value: option.id }
    : { key, op: 'many', values: [option.id] }
}

/** A part's number is looked for among parts. */
const OF_PARTS = 3
/** A size of tyres is looked for among tyres. */
const OF_TYPE = 6

/** What digits mean in the lists of a type. */
export function numberCandidates(
  { mask, senses, isText }: NumberMatch & { mask: number },
  fields: TypeFields,
): Candidate[] {
  const isOfType = senses.some(({ adTypes }) => adTypes?.includes(fields.adType))
  const weight = senses.reduce((sum, sense) => sum + sense.weight, isOfType ? OF_TYPE : 0)
  const isOfParts = fields.isParts && isPartNumber({ senses })
  // What a filter of the type asks for is no text.
  if (isText && senses.some(({ key }) => fields.byKey.get(key)?.filter === 'range')) return []
  // A size of tyres is nothing that a vehicle is found by.
  const isOfTyres = senses.some(({ adTypes = [] }) => adTypes.length > 0)
  if (isText && isOfTyres && fields.isVehicle) return []
  if (isText)
    return [
      {
        mask,
        weight: weight + (isOfParts ? OF_PARTS : 0),
        staysInText: true,
        meaning: { kind: 'noise' },
      },
    ]
  const filters = senses.flatMap((sense) => {
    const field = fields.byKey.get(sense.key)
    const meant = meantPrice(sense, fields)
    return (field && meant && numberFilter(meant, field, fields)) ?? []
  })
  if (filters.length < senses.length) return []
  return [{ mask, weight, meaning: { kind: 'filters', filters } }]
}
