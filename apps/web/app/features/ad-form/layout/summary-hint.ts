import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { fieldOf } from '@trassa/catalog/engine/definition-fields'
import { inSentence } from '@trassa/catalog/format/numbers'

/** Number of field names in the hint. */
const AT_MOST = 3

/** What the empty summary line says: `Здесь будут год выпуска, пробег и объём двигателя`; flags are no promise. */
export function summaryHint(form: FormDefinition): string {
  const labels = form.summary
    .flat()
    .flatMap((key) => fieldOf(form, key) ?? [])
    .filter(({ kind }) => kind.type !== 'flag')
    .slice(0, AT_MOST)
    .map(({ label }) => inSentence(label))
  const last = labels.pop()
  if (last === undefined) return ''
  return labels.length > 0 ? `Здесь будут ${labels.join(', ')} и ${last}` : `Здесь будет ${last}`
}
