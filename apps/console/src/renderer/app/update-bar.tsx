import { UpdateOffer } from '../shared/settings/update-offer.tsx'
import { useProgram } from '../shared/settings/use-program.ts'

/** Offers an update that has been downloaded, until the person has answered; nothing else of updates shows here. */
export function UpdateBar() {
  const update = useProgram()?.update
  if (update?.state !== 'ready' || update.onQuit) return null
  return (
    <div role="status" className="border-b bg-surface-raised px-3 py-1.5">
      <UpdateOffer update={update} />
    </div>
  )
}
