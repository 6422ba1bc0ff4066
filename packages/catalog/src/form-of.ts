import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { FormDefinition } from './form-definition.ts'
import { AUTO_FORM } from './forms/auto.ts'

/** One entry for each file in `forms/`. */
const FORMS: readonly FormDefinition[] = [AUTO_FORM]

const FORM_BY_TYPE = new Map(FORMS.map((form) => [form.adType, form]))

/** The form of an ad type; `undefined` for a type that cannot be posted yet. */
export function formOf(adType: AdType): FormDefinition | undefined {
  return FORM_BY_TYPE.get(adType)
}
