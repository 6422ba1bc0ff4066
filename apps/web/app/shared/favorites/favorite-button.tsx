import { IconButton } from '@trassa/ui/actions/icon-button'
import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  ad: { id: string; title: string }
  className?: string
}

/**
 * The heart of an ad: empty in the page as it is served, filled in the browser without moving anything.
 * It stands on photographs, so that it has a ground of its own.
 */
export function FavoriteButton({ ad, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(ad.id)
  return (
    <IconButton
      label={`В избранное: ${ad.title}`}
      title={isFavorite ? 'Убрать из избранного' : 'В избранное'}
      pressed={isFavorite}
      onClick={toggle}
      icon={<Heart aria-hidden="true" className={isFavorite ? 'fill-current' : undefined} />}
      className={clsx(
        'size-11! rounded-full! bg-surface-raised/90!',
        isFavorite ? 'text-stop-text!' : 'text-text!',
        className,
      )}
    />
  )
}
