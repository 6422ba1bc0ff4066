import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListPage } from '../address/list-page.ts'
import { isWithoutOptions } from './filter-choice.ts'

type Sent = Pick<ListPage, 'form' | 'hasRest'>

/**
 * The form that a page was sent with, and what brings what it lacks (`page-form.ts`): the type's chunk, which the
 * browser's cache keeps. Where the chunk does not come the next call tries again.
 *
 * @param shown the fields whose selects are seen: their options are asked for at once
 * @returns the form, the whole one as soon as it has been asked for and is there, and `complete`, which asks for it
 */
export function useWholeForm(
  { form, hasRest }: Sent,
  shown: (form: FormDefinition) => readonly FilterField[],
): Sent & { complete: () => void } {
  const [whole, setWhole] = useState<FormDefinition>()
  const lacksOptions = form.fields.some(isWithoutOptions)
  const complete = () => {
    if (hasRest || lacksOptions) void loadForm(form.adType).then(setWhole, () => undefined)
  }
  const completeSelects = useEffectEvent(() => {
    if (lacksOptions && shown(form).some(isWithoutOptions)) complete()
  })
  useEffect(() => completeSelects(), [])
  if ((hasRest || lacksOptions) && whole?.adType === form.adType) return { form: whole, complete }
  return { form, ...(hasRest && { hasRest }), complete }
}
