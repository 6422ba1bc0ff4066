import { ProgressProvider, useProgress } from '@bprogress/react'
import { use, useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { NonceContext } from '../../lib/nonce.ts'
import { useStore } from '../../lib/store.ts'
import { pendingCalls } from '../../shared/api/pending-calls.ts'

/** spec §9: milliseconds. What is quicker than the throttle shows no bar. */
const THROTTLE = 200
const DURATION = 5000
/** Steps in which the bar gets most of the way; after that it only creeps. */
const STEPS = 25

/** The thin bar on top while a page or a call is under way (spec §7). */
export function ProgressBar() {
  return (
    <ProgressProvider
      color="var(--color-sign-text)"
      height="3px"
      nonce={use(NonceContext)}
      options={{ showSpinner: false, trickleSpeed: DURATION / STEPS }}
    >
      <ProgressOfPage />
    </ProgressProvider>
  )
}

function ProgressOfPage() {
  const { start, stop } = useProgress()
  const calls = useStore(pendingCalls, 0)
  const isNavigating = useNavigation().state !== 'idle'
  const busy = isNavigating || calls > 0
  useEffect(() => {
    if (!busy) return
    start(0, THROTTLE)
    return () => stop()
  }, [busy, start, stop])
  return null
}
