import { createContext, use, useEffect, useRef, useState } from 'react'

/** How long an ad, or the dry run of a batch, must have been on the screen before a decision on it counts, in milliseconds. */
export const SEEN_AFTER_MS = 400

/** 0 switches the wait off, for tests of other things. */
export const SeenAfterContext = createContext(SEEN_AFTER_MS)

/** What tells that an ad has been seen. */
interface Seen {
  /** Whether a key or a button was pressed for what can have been seen. */
  isSeen: (pressed: { timeStamp: number }) => boolean
  /** For what decides: drawn dimmed as long as no press counts (`app.css`). */
  mark: { 'data-unseen': true | undefined }
}

/**
 * Whether a decision was pressed for what its moderator can have seen: from 400 ms after its painting on.
 *
 * The time of the press counts, not the time of its handling: a key that waited while the ad was being rendered
 * was pressed for the ad before it. A hidden window paints nothing, so nothing is decided in it.
 *
 * @param shown changes with what is on the screen: the ad and its version, the batch
 */
export function useSeen(shown: string): Seen {
  const wait = use(SeenAfterContext)
  const painted = useRef<{ shown: string; at: number } | null>(null)
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    if (wait === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // The first frame contains the ad; when the second begins, the first has been painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame((at) => {
        painted.current = { shown, at }
        timer = setTimeout(() => setReady(shown), wait)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown, wait])
  return {
    isSeen: ({ timeStamp }) =>
      wait === 0 || (painted.current?.shown === shown && timeStamp - painted.current.at >= wait),
    mark: { 'data-unseen': wait === 0 || ready === shown ? undefined : true },
  }
}
