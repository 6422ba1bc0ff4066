import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { FilterField, FormDefinition } from '@trassa/catalog/engine/definition'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadAhead } from '../../../lib/browser/reload-guard.ts'
import type { ListPage } from '../address/list-page.ts'
import { isWithoutOptions } from './filter-choice.ts'

type Sent = Pick<ListPage, 'form' | 'hasRest'>

/**
 * The form that a page was sent with, and what brings what it lacks (`page-form.ts`): the type's chunk, which the
 * browser's cache keeps. Where the chunk does not come the next call tries again.
 *
 * @param shown the fields whose selects are seen: their options are asked for at once
 * @returns the form, the whole one as soon as it has been asked for and is there; `complete` asks for it where the visitor opens
 * what lacks it, `completeAhead` where they come near: a chunk that is missing then reloads no page
 */
export function useWholeForm(
  { form, hasRest }: Sent,
  shown: (form: FormDefinition) => readonly FilterField[],
): Sent & { complete: () => void; completeAhead: () => void } {
  const [whole, setWhole] = useState<FormDefinition>()
  const lacksOptions = form.fields.some(isWithoutOptions)
  const lacks = hasRest || lacksOptions
  const load = () => loadForm(form.adType)
  const take = (loading: Promise<FormDefinition>) => void loading.then(setWhole, () => undefined)
  const complete = () => lacks && take(load())
  const completeAhead = () => lacks && take(loadAhead(load))
  const completeSelects = useEffectEvent(() => {
    if (lacksOptions && shown(form).some(isWithoutOptions)) completeAhead()
  })
  useEffect(() => completeSelects(), [])
  if (lacks && whole?.adType === form.adType) return { form: whole, complete, completeAhead }
  return { form, ...(hasRest && { hasRest }), complete, completeAhead }
}
