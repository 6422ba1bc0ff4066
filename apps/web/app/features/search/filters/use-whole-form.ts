import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { useState } from 'react'
import type { ListPage } from '../address/list-page.ts'
import { isWithoutOptions } from './filter-choice.ts'

type Sent = Pick<ListPage, 'form' | 'hasRest'>

/**
 * The form that a page was sent with, and what brings what it lacks (`page-form.ts`): the type's chunk, which the
 * browser's cache keeps. Where the chunk does not come the next call tries again.
 *
 * @returns the form, the whole one as soon as it has been asked for and is there, and `complete`, which asks for it
 */
export function useWholeForm({ form, hasRest }: Sent): Sent & { complete: () => void } {
  const [whole, setWhole] = useState<FormDefinition>()
  if (!hasRest && !form.fields.some(isWithoutOptions)) return { form, complete: () => undefined }
  const complete = () => void loadForm(form.adType).then(setWhole, () => undefined)
  if (whole?.adType === form.adType) return { form: whole, complete }
  return { form, ...(hasRest && { hasRest }), complete }
}
