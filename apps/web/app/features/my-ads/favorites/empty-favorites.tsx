import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { latePart } from '../../../lib/hydration/late-part.tsx'
import { PATHS } from '../../../shared/addresses/paths.ts'

const RecentlySeen = latePart(() => import('../../../shared/recently-seen/recently-seen.tsx'))

interface EmptyFavoritesProps {
  /** A category is chosen: other categories may have something. */
  onShowAll: (() => void) | null
}

/** No favourites, with a suggestion what to do. */
export function EmptyFavorites({ onShowAll }: EmptyFavoritesProps) {
  return (
    <div className="grid gap-8">
      <EmptyState
        title={onShowAll ? 'В этой категории ничего нет' : 'В избранном пока пусто'}
        actions={
          <>
            {onShowAll && (
              <Button variant="secondary" onClick={onShowAll}>
                Показать все категории
              </Button>
            )}
            <Button render={<Link to={PATHS.home} />}>Смотреть объявления</Button>
          </>
        }
      >
        {!onShowAll && 'Нажмите на сердце у объявления, и оно появится здесь.'}
      </EmptyState>
      <RecentlySeen />
    </div>
  )
}
