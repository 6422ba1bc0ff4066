import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { MeantList } from '@trassa/contracts/entities/understood'
import { optionsIn } from '../fields/options-in.ts'
import { typeFields } from '../fields/type-fields.ts'
import { nounsOf } from './conditions.ts'

/** The nouns of the kinds that a list asks for: of "Трелёвочный трактор" the tractor. */
export function kindNouns({ adType, query }: MeantList): string[] {
  const kinds = new URLSearchParams(query).get(typeFields(adType).kind ?? '') ?? ''
  return nounsOf(formOf(adType), kinds.split(','))
}

export const asksForKind = ({ adType, query }: MeantList): boolean =>
  new URLSearchParams(query).has(typeFields(adType).kind ?? '')

/** The name of the one kind of things that a list asks for, whatever their mark; empty where there is none, and beside a mark. */
export function kindOf({ adType, query }: MeantList): string {
  const key = typeFields(adType).kind ?? ''
  const asked = new URLSearchParams(query)
  if (asked.has('markId')) return ''
  const options = optionsIn(formOf(adType), key)
  return options.find(({ id }) => String(id) === asked.get(key))?.name ?? ''
}
