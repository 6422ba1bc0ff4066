import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { useState } from 'react'
import { isWithoutOptions } from './filter-choice.ts'

/**
 * The form that a page was sent with, and what brings the options that it lacks (`page-form.ts`): the type's chunk, which the
 * browser's cache keeps. Where the chunk does not come the next call tries again.
 *
 * @returns the form; the whole one as soon as it has been asked for and is there
 */
export function useWholeForm(sent: FormDefinition): [form: FormDefinition, complete: () => void] {
  const [whole, setWhole] = useState<FormDefinition>()
  if (!sent.fields.some(isWithoutOptions)) return [sent, () => undefined]
  const complete = () => void loadForm(sent.adType).then(setWhole, () => undefined)
  return [whole?.adType === sent.adType ? whole : sent, complete]
}
