import type { Chip } from '@trassa/catalog/form-chips'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { AppError } from '@trassa/contracts/app-error'
import { FailureState } from '@trassa/ui/failure-state'
import clsx from 'clsx'
import { useNavigation } from 'react-router'
import { AdGrid, AdGridSkeleton } from './ad-grid.tsx'
import type { ListPage } from './list-page.ts'
import { MoreAds } from './more-ads.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { AdsOfList } from './use-list.ts'

interface AdResultsProps {
  list: ListPage
  found: AdsOfList
  chips: readonly Chip[]
  columns?: 3 | 4
  /** The list's next page as an address. */
  nextHref: string
}

/** The ads of a list in all its states; while others are on their way, these stay, dimmed. */
export function AdResults({ list, found, chips, columns = 3, nextHref }: AdResultsProps) {
  const { state } = useNavigation()
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
  if (ads.length === 0) return <NothingFound list={list} chips={chips} />
  const loading = state === 'loading'
  return (
    <div aria-busy={loading} className={clsx('transition-opacity', loading && 'opacity-50')}>
      <AdGrid ads={ads} now={list.now} columns={columns} first />
      <MoreAds found={found} href={nextHref} />
    </div>
  )
}
