import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Filter } from '@trassa/catalog/engine/filters/filter'
import { parseFilters } from '@trassa/catalog/engine/filters/list-query'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useWasHydrated } from '../../../lib/hydration/use-was-hydrated.ts'

/** Whether a control holds something else than the server rendered. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const rendered = [...control.options].find((option) => option.defaultSelected)
    return control.value !== (rendered ?? control.options[0])?.value
  }
  if (!(control instanceof HTMLInputElement) || control.name === '') return false
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/**
 * Takes over what a visitor has chosen in a form of filters before its script was there: the controls are
 * the browser's own and keep it, but React knows nothing of it.
 *
 * @param take called once, with the filters that the form holds, if any control was changed
 */
export function useChosenBefore(
  form: FormDefinition,
  take: (filters: Filter[]) => void,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  // On a page that the browser made itself there is nothing to take over.
  const isServers = useWasHydrated()
  const read = useEffectEvent(() => {
    if (!isServers || !ref.current || ![...ref.current.elements].some(isChanged)) return
    const texts = [...new FormData(ref.current)].map(([name, value]) => [name, String(value)])
    take(parseFilters(form, new URLSearchParams(texts)).filters)
  })
  // Not `useEffect`: what follows a late hydration has the lowest priority, and the control would show its former value
  // for seconds on a busy phone.
  useLayoutEffect(() => read(), [])
  return ref
}
