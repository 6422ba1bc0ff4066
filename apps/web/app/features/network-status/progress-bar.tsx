import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { addPending, pendingCalls } from '../../shared/api/pending-calls.ts'

/** spec §9: milliseconds. What is quicker than the throttle shows no bar. */
const THROTTLE = 200
const DURATION = 5000
/** Steps in which the bar gets most of the way; after that it only creeps. */
const STEPS = 25

/** Loaded when something takes long for the first time. */
async function loadBar() {
  const { BProgress } = await import('@bprogress/core')
  BProgress.configure({ showSpinner: false, trickleSpeed: DURATION / STEPS })
  return BProgress
}

/** The thin bar on top while a page or a call is under way (spec §7); app.css has its look. */
export function ProgressBar() {
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => (isNavigating ? addPending() : undefined), [isNavigating])
  // Followed outside of React: no call renders anything.
  useEffect(followPending, [])
  return null
}

function followPending() {
  let hide: (() => void) | undefined
  const follow = () => {
    if (pendingCalls.read() > 0) hide ??= showBar()
    else {
      hide?.()
      hide = undefined
    }
  }
  follow()
  const unsubscribe = pendingCalls.subscribe(follow)
  return () => {
    unsubscribe()
    hide?.()
  }
}

/** Shows the bar after the throttle; the answer hides it. */
function showBar(): () => void {
  let bar: ReturnType<typeof loadBar> | undefined
  let isOver = false
  const timer = setTimeout(() => {
    bar = loadBar()
    void bar.then((loaded) => isOver || loaded.start()).catch(() => {})
  }, THROTTLE)
  return () => {
    isOver = true
    clearTimeout(timer)
    void bar?.then((loaded) => loaded.done()).catch(() => {})
  }
}
