import { useRef } from 'react'

/**
 * The idempotency key of a change (domain §1): the same while the same is asked for, so that a press after a lost
 * answer makes no second order. `forget` it once the change is done.
 */
export function useRepeatKey() {
  const kept = useRef({ of: '', key: '' })
  return {
    keyOf(request: unknown): string {
      const of = JSON.stringify(request)
      if (kept.current.of !== of) kept.current = { of, key: crypto.randomUUID() }
      return kept.current.key
    },
    forget() {
      kept.current = { of: '', key: '' }
    },
  }
}
