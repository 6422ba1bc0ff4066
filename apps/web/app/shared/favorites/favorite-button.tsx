import { useState } from 'react'
import { useIsHydrating } from '../../lib/hydration/use-is-hydrating.ts'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  ad: { id: string; title: string }
  className?: string
}

/**
 * The heart of an ad: empty in the page as it is served, filled in the browser without moving anything. The browser also adds to
 * its name which ad it is of, and that it can be pressed: twenty titles of a page once less (docs/decisions/174).
 */
export function FavoriteButton({ ad, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(ad.id)
  // The tooltip says what the name says: only a pointer needs it.
  const [isPointed, setPointed] = useState(false)
  const isHydrating = useIsHydrating()
  const empty = isPointed ? 'В избранное' : undefined
  return (
    <button
      type="button"
      aria-label={isHydrating ? 'В избранное' : `В избранное: ${ad.title}`}
      aria-pressed={isHydrating ? undefined : isFavorite}
      title={isFavorite ? 'Убрать из избранного' : empty}
      onPointerEnter={() => setPointed(true)}
      onClick={toggle}
      className={className ? `heart ${className}` : 'heart'}
    />
  )
}
