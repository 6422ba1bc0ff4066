import type { Uploads } from '@trassa/ad-form/photos/uploads'
import { useUploadsSnapshot } from '@trassa/ad-form/photos/uploads-context'
import { Suspense, useEffect } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'
import { isSameForm } from '../loading/form-address.ts'
import type { Loss } from './leaving-question.tsx'
import type { DraftSave } from './use-draft-save.ts'

const load = () => import('./leaving-question.tsx')
const LeavingQuestion = lazyPart(load)

interface LeavingDialogProps {
  save: DraftSave
  uploads: Uploads
}

/** What would be lost now. */
function lossOf({ snapshot }: DraftSave, uploading: boolean): Loss | null {
  if (uploading) return 'uploads'
  switch (snapshot.value) {
    case 'offline':
      return 'offline'
    case 'postponed':
    case 'stale':
    case 'refused':
    case 'unsaved':
      return 'unsaved'
    default:
      return null
  }
}

const isLeaving = (now: Location, next: Location): boolean =>
  now.pathname !== next.pathname ||
  !isSameForm(new URLSearchParams(now.search), new URLSearchParams(next.search))

/** Asks for a confirmation before leaving with unsaved changes or running uploads (spec §4: offline is tracked). */
export function LeavingDialog({ save, uploads }: LeavingDialogProps) {
  const loss = lossOf(save, useUploadsSnapshot(uploads).total > 0)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      loss !== null && isLeaving(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (loss === null) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [loss])

  // Asked when the network is lost, too: its code is here before.
  useEffect(() => void load().catch(() => {}), [])

  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <LeavingQuestion
        loss={loss}
        onLeave={() => blocker.proceed()}
        onStay={() => blocker.reset()}
      />
    </Suspense>
  )
}
