import type { MeantList } from '@trassa/contracts/entities/understood'
import { typeFields } from './type-fields.ts'

/** Conditions that say what a thing is: left out last. */
export const OF_THINGS: ReadonlySet<string> = new Set([
  'generationId',
  'modelId',
  'typeId',
  'markId',
])
/** Filters that say what kind of goods is meant. */
export const KINDS_OF_GOODS: ReadonlySet<string> = new Set(['typeId', 'rim', 'seasonality'])

/** Whether a list asks for a mark, a model or a kind. */
export const saysThing = ({ adType, query }: MeantList): boolean =>
  [...new URLSearchParams(query).keys()].some(
    (key) => OF_THINGS.has(key) || key === typeFields(adType).kind,
  )

/** Whether a list is asked for by a text, but no filter. */
export const hasTextAlone = (query: string): boolean =>
  new URLSearchParams(query).has('q') && !query.includes('&')
