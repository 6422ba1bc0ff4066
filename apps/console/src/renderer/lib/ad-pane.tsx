import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import { readAd } from '@trassa/contracts/calls/moderator-ads'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { FailureState } from '@trassa/ui/failure-state'
import { Skeleton, SkeletonGroup } from '@trassa/ui/skeleton'
import { AdBackground } from './ad-view/ad-background.tsx'
import { AdView } from './ad-view/ad-view.tsx'
import { useApi } from './api-context.ts'
import { ActionBar } from './decisions/action-bar.tsx'
import { ActionPane } from './decisions/action-pane.tsx'
import { RefusalNotice } from './decisions/refusal-notice.tsx'
import { useAdActions } from './decisions/use-ad-actions.ts'
import { failureText } from './failure-text.ts'
import { PaneHeader } from './pane-header.tsx'

const adQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['moderatedAd', id],
    queryFn: () => api.ask(readAd, { params: { id } }),
  })

interface AdPaneProps {
  id: string
  onClose: () => void
}

/** One ad beside a list: everything about it, and what may be done with it. */
export function AdPane({ id, onClose }: AdPaneProps) {
  const { data, error, isFetching, refetch } = useQuery(adQuery(useApi(), id))
  return (
    <aside
      aria-label="Объявление"
      className="flex w-[clamp(360px,36vw,560px)] shrink-0 flex-col gap-3 overflow-y-auto border-l bg-surface-raised p-3"
    >
      <PaneHeader title={`Объявление № ${id}`} onClose={onClose} />
      {data ? (
        <LoadedAd key={data.id} ad={data} />
      ) : error ? (
        <FailureState
          reason={failureText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-60" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </aside>
  )
}

function LoadedAd({ ad }: { ad: ModeratedAd }) {
  const client = useQueryClient()
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'current' })
  const actions = useAdActions(ad, () => void refresh())
  return (
    <>
      {actions.allowed.size > 0 && <ActionBar actions={actions} />}
      {actions.failure && <RefusalNotice error={actions.failure} onReload={() => void refresh()} />}
      <ActionPane ad={ad} actions={actions} />
      <AdView ad={ad} />
      <AdBackground ad={ad} />
    </>
  )
}
