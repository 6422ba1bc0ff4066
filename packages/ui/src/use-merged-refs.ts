import { type Ref, type RefObject, useCallback } from 'react'

/** One ref for an element that a hook and the caller both hold on to. */
export function useMergedRefs<T>(own: RefObject<T>, given: Ref<T> | undefined) {
  return useCallback(
    (element: T) => {
      own.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [own, given],
  )
}
