import { useEffect } from 'react'

let open = 0

/** Whether something is open before which no key decides on an ad: a form of the ad, the help. */
export const areDecisionsBlocked = (): boolean => open > 0

/** Blocks the keys of decisions while `isOpen`. */
export function useDecisionBlock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined
    open += 1
    return () => {
      open -= 1
    }
  }, [isOpen])
}
