import { useState } from 'react'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  ad: { id: string; title: string }
  className?: string
}

/** The heart of an ad: empty in the page as it is served, filled in the browser without moving anything. */
export function FavoriteButton({ ad, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(ad.id)
  // The tooltip says what the name says: only a pointer needs it.
  const [isPointed, setPointed] = useState(false)
  const empty = isPointed ? 'В избранное' : undefined
  return (
    <button
      type="button"
      aria-label={`В избранное: ${ad.title}`}
      aria-pressed={isFavorite}
      title={isFavorite ? 'Убрать из избранного' : empty}
      onPointerEnter={() => setPointed(true)}
      onClick={toggle}
      className={className ? `heart ${className}` : 'heart'}
    />
  )
}
