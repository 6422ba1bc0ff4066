import { AppError } from '@trassa/contracts/app-error'
import type { QUOTA_REFUSALS } from '@trassa/contracts/quota-texts'
import { Button } from '@trassa/ui/actions/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { Notice } from '../notice.tsx'
import { quotaRefusalOf } from './quota-refusal.ts'

type QuotaCode = (typeof QUOTA_REFUSALS)[keyof typeof QUOTA_REFUSALS]['code']

/** Where the owner can do what the refusal proposes: take another ad down, prepare drafts. */
const NEXT: Record<QuotaCode, { to: string; label: string }> = {
  'ad.quota': { to: PATHS.myAds, label: 'Мои объявления' },
  'ad.company_quota': { to: PATHS.drafts, label: 'Черновики' },
}

/** A submission failure that belongs to no field. */
export function SubmitFailure({ error }: { error: Error | null }) {
  if (!(error instanceof AppError)) return null
  const refusal = quotaRefusalOf(error)
  if (refusal) {
    const { to, label } = NEXT[refusal.code]
    return (
      <InSight of={error}>
        <Notice
          tone="marking"
          title={refusal.title}
          actions={
            <Button size="small" variant="secondary" render={<Link to={to} />}>
              {label}
            </Button>
          }
        >
          Это объявление сохранено в черновиках. {refusal.text}
        </Notice>
      </InSight>
    )
  }
  if (error.code === 'ad.stale') return null
  return (
    <InSight of={error}>
      <p className="text-stop-text">{error.message}</p>
    </InSight>
  )
}

/** On a phone the button stays at the edge of the screen, and its failure stands below what is seen. */
function InSight({ of: error, children }: { of: Error; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is shown, also the same one again.
  useEffect(() => place.current?.scrollIntoView({ block: 'center', behavior: 'smooth' }), [error])
  return (
    <div ref={place} role="alert">
      {children}
    </div>
  )
}
