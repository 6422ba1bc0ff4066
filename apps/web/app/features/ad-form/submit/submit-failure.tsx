import { AppError } from '@trassa/contracts/app-error'
import { useEffect, useRef } from 'react'

/** A submission failure that belongs to no field. */
export function SubmitFailure({ error }: { error: Error | null }) {
  const place = useRef<HTMLDivElement>(null)
  // On a phone the button stays at the edge of the screen, and its failure stands below what is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is shown, also the same one again.
  useEffect(() => place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }), [error])
  if (!(error instanceof AppError) || error.code === 'ad.stale') return null
  return (
    <div ref={place} role="alert">
      <p className="text-stop-text">{error.message}</p>
    </div>
  )
}
