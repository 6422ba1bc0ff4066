import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { adCardsQuery } from '@trassa/api-client/queries'
import { Button } from '@trassa/ui/actions/button'
import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { useApi } from '../api/api-context.ts'
import { forgetSeen } from './seen-ads.ts'
import { SeenCard } from './seen-card.tsx'

const ROW =
  'relative -mx-4 flex snap-x gap-3 overflow-x-auto overscroll-x-contain scroll-px-4 px-4 pb-2 desk:mx-0 desk:px-0'
const CARD = 'w-44 shrink-0 snap-start desk:w-52'

/** Cards of these ads in a row that scrolls sideways; ads that are gone are left out. */
export default function SeenStrip({ ids }: { ids: readonly string[] }) {
  const cards = useQuery({ ...adCardsQuery(useApi(), ids), placeholderData: keepPreviousData })
  if (cards.data?.items.length === 0) return null
  return (
    <section aria-labelledby="recently-seen" className="print:hidden">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="recently-seen" className="font-bold text-title">
          Вы смотрели
        </h2>
        <Button variant="quiet" size="small" onClick={forgetSeen}>
          Очистить
        </Button>
      </div>
      {cards.isPending && (
        <SkeletonGroup className={ROW}>
          {ids.slice(0, 6).map((id) => (
            <Skeleton key={id} className={`${CARD} h-60`} />
          ))}
        </SkeletonGroup>
      )}
      {cards.isError && (
        <FailureState
          reason={cards.error.message}
          onRetry={() => void cards.refetch()}
          retrying={cards.isFetching}
        />
      )}
      {cards.data && (
        <ul className={ROW}>
          {cards.data.items.map((ad) => (
            <li key={ad.id} className={`${CARD} grid`}>
              <SeenCard ad={ad} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
