import { type FormDefinition, fieldOf } from '@trassa/catalog/form-definition'
import { inSentence } from '../in-sentence.ts'

/** Enough to see what the line is for. */
const AT_MOST = 3

/** What the empty summary line says: `Здесь будут год выпуска, пробег и объём двигателя`. */
export function summaryHint(form: FormDefinition): string {
  const labels = form.summary
    .flat()
    .flatMap((key) => fieldOf(form, key)?.label ?? [])
    .slice(0, AT_MOST)
    .map(inSentence)
  const last = labels.pop()
  if (last === undefined) return ''
  return labels.length > 0 ? `Здесь будут ${labels.join(', ')} и ${last}` : `Здесь будет ${last}`
}
