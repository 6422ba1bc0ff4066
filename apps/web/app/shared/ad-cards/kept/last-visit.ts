import { useSyncExternalStore } from 'react'
import { KEPT_KEYS } from '../../../lib/browser/kept-keys.ts'

const KEY = KEPT_KEYS.visits
/** A pause of so long ends a visit. */
const PAUSE_MS = 30 * 60 * 1000

let since: string | null | undefined

/** Reads when this browser's former visit ended, and notes the present one. Milliseconds in storage. */
function readVisits(now: number): string | null {
  try {
    const [former, latest] = (localStorage.getItem(KEY) ?? '').split(',').map(Number)
    const isSameVisit = latest !== undefined && now - latest < PAUSE_MS
    const before = isSameVisit ? former : latest
    localStorage.setItem(KEY, `${before ?? 0},${now}`)
    return before ? new Date(before).toISOString() : null
  } catch {
    return null
  }
}

const never = () => () => {}

/** Whether an ad was lifted since this browser's former visit; `false` while hydrating. */
export const useIsNew = ({ liftedAt }: { liftedAt: string }): boolean =>
  useSyncExternalStore(
    never,
    () => liftedAt > (formerVisit() ?? liftedAt),
    () => false,
  )

/** ISO time at which the former visit ended; `null` on the first one, and without storage. */
function formerVisit(): string | null {
  if (since === undefined) since = readVisits(Date.now())
  return since
}
