import { useCallback, useEffect, useRef, useState } from 'react'

type Holder = 'asking' | 'here' | 'elsewhere'

/**
 * A right that one window of the program has at a time, until it leaves the page or closes: a lock of the browser,
 * which all windows of one session share (docs/decisions/141).
 *
 * @returns who has it, and a function that takes it over
 */
export function useExclusive(name: string): [Holder, takeOver: () => void] {
  const [holder, setHolder] = useState<Holder>('asking')
  const release = useRef<(() => void) | null>(null)

  const ask = useCallback(
    (options: LockOptions) => {
      let isOver = false
      const held = (lock: Lock | null) => {
        if (isOver) return undefined
        setHolder(lock ? 'here' : 'elsewhere')
        if (!lock) return undefined
        return new Promise<void>((resolve) => {
          release.current = resolve
        })
      }
      navigator.locks
        .request(name, options, held)
        // Another window has taken the lock over.
        .catch(() => !isOver && setHolder('elsewhere'))
      return () => {
        isOver = true
        release.current?.()
        release.current = null
      }
    },
    [name],
  )

  const leave = useRef<(() => void) | null>(null)
  useEffect(() => {
    leave.current = ask({ ifAvailable: true })
    return () => leave.current?.()
  }, [ask])

  return [
    holder,
    () => {
      leave.current?.()
      leave.current = ask({ steal: true })
    },
  ]
}
