import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { optionsIn } from '../fields/options-in.ts'
import { typeFields } from '../fields/type-fields.ts'
import { type Conditions, idsOf } from './conditions.ts'

/** What fits on a wheel or not: by it, not by their maker, tyres and discs are looked for. */
export const SIZES: readonly string[] = ['bolts', 'pcd', 'diameter', 'width', 'profile']
export const isSized = (exact: Conditions): boolean => SIZES.some((key) => exact.has(key))

export const kindOf = ({ adType }: FormDefinition): string => typeFields(adType).kind ?? 'typeId'

const ARE_NEEDS: ReadonlySet<AdType> = new Set([
  'trailer',
  'truck',
  'passenger',
  'special',
  'special_industrial',
])

/** Whether what the things of a type do matters more than who made them. */
export const isNeed = ({ adType }: FormDefinition): boolean => ARE_NEEDS.has(adType)

const FITS_ANY = /^Аккумулятор/

/** Whether parts of a mark are asked for that fit no other. */
export function fitsOneMark(exact: Conditions, form: FormDefinition): boolean {
  if (!typeFields(form.adType).isParts || !exact.has('markId')) return false
  const kind = kindOf(form)
  const kinds = idsOf(exact, kind)
  const named = optionsIn(form, kind).filter(({ id }) => kinds.includes(String(id)))
  return named.length === 0 || !named.every(({ name }) => FITS_ANY.test(name))
}

/** Conditions that say less than what a thing is; of a trailer its model says more than its kind, of a car its mark. */
export function minorKeys(exact: Conditions, form: FormDefinition): string[] {
  const kind = kindOf(form)
  const isMinor =
    (form.adType === 'trailer' && exact.has('modelId')) ||
    (form.adType === 'auto' && exact.has('markId'))
  const kinds = isMinor ? [] : [kind]
  const things = isSized(exact)
    ? [...SIZES, 'seasonality']
    : ['generationId', 'modelId', 'markId', ...kinds]
  return [...exact.keys()].filter((key) => !things.includes(key))
}
