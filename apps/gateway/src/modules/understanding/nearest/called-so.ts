import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { typeFields } from '../fields/type-fields.ts'
import { type Conditions, widened } from './conditions.ts'
import { type AlikeModels, anyOf, type Steps } from './steps.ts'

/** With the models of the same name of all marks; `undefined` where there are no more. */
export function withNamesakes(
  conditions: Conditions,
  namesakesOf: (modelId: string) => ReturnType<AlikeModels['namesakesOf']>,
): Conditions | undefined {
  const models = conditions.get('modelId')
  if (typeof models !== 'object' || models.op !== 'many') return undefined
  const named = models.values.flatMap((id) => namesakesOf(String(id)))
  if (named.every(({ id }) => models.values.includes(id))) return undefined
  const marks = named.map(({ markId }) => markId)
  const ids = named.map(({ id }) => id)
  return new Map(conditions)
    .set('markId', anyOf('markId', marks))
    .set('modelId', anyOf('modelId', ids))
}

/** More words than a model's name has. */
const ALL_WORDS = 20

/** Lists of models that are called as the one that is asked for, and more: of a `PC200` the `PC200-8`, of an `ЭО-2621` those of all makers. */
export function* calledSoSteps(
  exact: Conditions,
  { familyOf, namesakesOf }: AlikeModels,
  form: FormDefinition,
): Steps {
  // A Corolla is no Corolla Fielder.
  if (typeFields(form.adType).hasGenerations) return
  const namesakes = withNamesakes(exact, (id) => namesakesOf(form.adType, id))
  if (namesakes) yield [namesakes]
  const called = widened(exact, 'modelId', (id) => familyOf(String(id), ALL_WORDS))
  if (called) yield [called]
}
