import { useEffect, useState } from 'react'

/** domain §9: the heartbeat is sent only while a person works. */
export const AWAY_AFTER_MS = 2 * 60_000

const WORK = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Only the first key may be taken from its listeners; a wheel that could be would hold scrolling up. */
const listeningTo = (type: (typeof WORK)[number]) => ({
  capture: true,
  passive: type !== 'keydown',
})

/**
 * Whether no key, mouse or wheel was used for two minutes, or the window is hidden. The key that ends it does
 * nothing else: what it would decide on was not looked at.
 */
export function useAway(): boolean {
  const [isAway, setIsAway] = useState(document.hidden)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = document.hidden

    function leave(): void {
      clearTimeout(timer)
      left = true
      setIsAway(true)
    }
    function work(event?: Event): void {
      if (left && event?.type === 'keydown') {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      clearTimeout(timer)
      timer = setTimeout(leave, AWAY_AFTER_MS)
      left = false
      setIsAway(false)
    }
    const turnToWindow = () => (document.hidden ? leave() : work())

    if (!left) work()
    for (const type of WORK) window.addEventListener(type, work, listeningTo(type))
    document.addEventListener('visibilitychange', turnToWindow)
    return () => {
      clearTimeout(timer)
      for (const type of WORK) window.removeEventListener(type, work, listeningTo(type))
      document.removeEventListener('visibilitychange', turnToWindow)
    }
  }, [])
  return isAway
}
