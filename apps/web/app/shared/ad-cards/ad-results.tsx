import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Link } from '@trassa/ui/actions/link'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import clsx from 'clsx'
import { type ReactNode, Suspense } from 'react'
import { Link as RouterLink, useNavigation } from 'react-router-dom'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { useImpressions } from '../impressions/use-impressions.ts'
import { AdGrid, AdGridSkeleton } from './ad-grid.tsx'
import type { AdPages } from './ad-pages.ts'
import { MoreAds } from './more-ads.tsx'
import { RowFields } from './row/row-fields.tsx'

const HiddenLine = latePart(() => import('./kept/hidden-line.tsx'))

interface AdResultsProps {
  found: AdPages
  /** ISO time of the page. */
  now: string
  columns?: 3 | 4
  /** The list's next page as an address. */
  nextHref: string
  /** The list with so many pages shown as an address. */
  hrefWith?: (pages: number) => string
  /** The beginning of the list, where it starts at a cursor. */
  startHref?: string | undefined
  /** Shown for an empty list. */
  empty: ReactNode
}

/** The ads of a list in all its states; during a navigation the old ones stay, dimmed. */
export function AdResults(props: AdResultsProps) {
  const { found, now, columns = 3, nextHref, hrefWith, startHref, empty } = props
  const { state } = useNavigation()
  useImpressions()
  const { ads, error, isPending, isRefetching, retry } = found
  if (isPending) return <AdGridSkeleton columns={columns} />
  if (error && ads.length === 0) {
    const known = error instanceof AppError ? error : undefined
    return (
      <FailureState
        reason={known?.message ?? ERROR_TEXTS['server.failed']}
        {...(known?.sessionId && { sessionId: known.sessionId })}
        retrying={isRefetching}
        onRetry={retry}
      />
    )
  }
  if (ads.length === 0) return <Suspense>{empty}</Suspense>
  const loading = state === 'loading'
  return (
    <div aria-busy={loading} className={clsx('transition-opacity', loading && 'opacity-50')}>
      {startHref && (
        <p className="pb-3">
          <Link render={<RouterLink to={startHref} />}>К началу списка</Link>
        </p>
      )}
      <RowFields found={found}>
        <AdGrid ads={ads} now={now} columns={columns} first />
      </RowFields>
      <HiddenLine ids={ads.map(({ id }) => id).join()} />
      <MoreAds found={found} href={nextHref} {...(hrefWith && { hrefWith })} />
    </div>
  )
}
