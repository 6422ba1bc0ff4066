import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TypeFields } from '../fields/type-fields.ts'
import type { NamedSpan } from '../spans/span.ts'

const FURTHER_TOKEN = 0.8

/** Names by which a model is not known without its mark: `5`, `CX`, `320`; `2008` is a year. */
export const needsParent = (
  { letters, digits, isYear }: NamedSpan,
  { hasGenerations, adType }: TypeFields,
): boolean => {
  if (isYear && hasGenerations) return true
  if (letters === 0) return digits < 4 || IN_CUBIC_CENTIMETRES.has(adType)
  if (hasGenerations) return letters + digits < 2
  // Tractors are known by such names: "т 150", "к700".
  const least = MACHINES.has(adType) ? 2 : 4
  return letters + digits < 3 || (letters === 1 && digits < least)
}

/** A number alone is a volume there: "спортбайк 1000". */
const IN_CUBIC_CENTIMETRES: ReadonlySet<AdType> = new Set(['moto', 'quad_bike', 'snow'])

export const MACHINES: ReadonlySet<AdType> = new Set([
  'special',
  'special_industrial',
  'auto_parts_special',
  'auto_parts_special_industrial',
])

/** What the words of a name after the first one add. */
export const further = ({ size }: NamedSpan): number => (size - 1) * FURTHER_TOKEN
