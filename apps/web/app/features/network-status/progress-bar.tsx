import { BProgress } from '@bprogress/core'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { useStore } from '../../lib/store.ts'
import { pendingCalls } from '../../shared/api/pending-calls.ts'

/** spec §9: milliseconds. What is quicker than the throttle shows no bar. */
const THROTTLE = 200
const DURATION = 5000
/** Steps in which the bar gets most of the way; after that it only creeps. */
const STEPS = 25

BProgress.configure({ showSpinner: false, trickleSpeed: DURATION / STEPS })

/** The thin bar on top while a page or a call is under way (spec §7); app.css has its look. */
export function ProgressBar() {
  const calls = useStore(pendingCalls, 0)
  const isNavigating = useNavigation().state !== 'idle'
  const busy = isNavigating || calls > 0
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => BProgress.start(), THROTTLE)
    return () => {
      clearTimeout(timer)
      BProgress.done()
    }
  }, [busy])
  return null
}
