import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { type Conditions, widened, without } from './conditions.ts'
import type { Steps } from './steps.ts'

/** Bodies of cars that are alike: of a convertible roadsters and coupés. */
const ALIKE_BODIES: Readonly<Partial<Record<string, readonly number[]>>> = {
  2: [3, 4],
  3: [2],
  4: [2, 1],
  7: [6],
  8: [14, 9],
  9: [14, 8],
  12: [10],
  14: [9, 8],
}

/** The same with bodies like the one that is asked for; `undefined` where none is. */
export const inAlikeBodies = (conditions: Conditions): Conditions | undefined =>
  widened(conditions, 'bodyType', (body) => ALIKE_BODIES[body] ?? [])

/** Who names no mark but a rare body wants that, or one like it, before the price: "кабриолет до 1 млн". */
export function* ofRareBody(exact: Conditions, { adType }: FormDefinition): Steps {
  const alike = adType === 'auto' && !exact.has('markId') ? inAlikeBodies(exact) : undefined
  if (!alike || !exact.has('price')) return
  yield [alike]
  yield [without(alike, 'price')]
}
