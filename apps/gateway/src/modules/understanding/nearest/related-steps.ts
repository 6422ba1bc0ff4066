import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { typeFields } from '../fields/type-fields.ts'
import { inAlikeBodies } from './alike-bodies.ts'
import { fitsOneMark, isNeed, kindOf, minorKeys, SIZES } from './asked-things.ts'
import { type Conditions, garageIn, groupIn, PLACE, widened, without } from './conditions.ts'
import type { Steps } from './steps.ts'

/** Lists of what stands in one group with the kind that is asked for, of other kinds of its mark. */
export function* relatedSteps(exact: Conditions, form: FormDefinition): Steps {
  const kind = kindOf(form)
  const kinds = new Map([...exact].filter(([key]) => key === kind || key === 'markId'))
  // Who needs a starter has no use for a generator, nor for a dashcam who needs a radio.
  if (typeFields(form.adType).isGoods) return
  const group = widened(kinds, kind, groupIn(form))
  if (group) yield [group]
  if (group) yield [without(group, 'markId')]
  const garage = widened(kinds, kind, garageIn(form))
  if (garage) yield [garage]
  if (kinds.has('markId') && !isNeed(form)) yield [without(kinds, kind)]
  const bodies = new Map([...exact].filter(([key]) => key === 'bodyType'))
  const alike = inAlikeBodies(bodies)
  if (alike && form.adType === 'auto') yield [alike]
}

/** Of a lorry the list without its body, where nothing has it. */
export function* withoutKindSteps(exact: Conditions, form: FormDefinition): Steps {
  if (isNeed(form) && exact.has(kindOf(form)) && exact.has('modelId'))
    yield [without(exact, kindOf(form), ...minorKeys(exact, form))]
}

/** Lists of any mark with what else is asked for: electric cars. */
export function* propertySteps(exact: Conditions, form: FormDefinition): Steps {
  if (fitsOneMark(exact, form)) return
  const ofAnyMark = without(exact, 'generationId', 'modelId', 'markId', PLACE, 'q')
  yield [ofAnyMark]
  yield [...ofAnyMark.keys()]
    .filter((key) => key !== kindOf(form) && !SIZES.includes(key))
    .map((key) => without(ofAnyMark, key))
}
