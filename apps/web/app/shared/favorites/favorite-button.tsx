import { useFavorite } from './use-favorite.ts'

/** `id` of the header's heart, which the hearts of ads repeat. */
export const HEART_ID = 'heart'

const HEART = (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the button around it says what it is.
  <svg>
    <use href={`#${HEART_ID}`} />
  </svg>
)

interface FavoriteButtonProps {
  ad: { id: string; title: string }
  className?: string
}

/** The heart of an ad: empty in the page as it is served, filled in the browser without moving anything. */
export function FavoriteButton({ ad, className }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(ad.id)
  return (
    <button
      type="button"
      aria-label={`В избранное: ${ad.title}`}
      aria-pressed={isFavorite}
      title={isFavorite ? 'Убрать из избранного' : 'В избранное'}
      onClick={toggle}
      className={className ? `heart ${className}` : 'heart'}
    >
      {HEART}
    </button>
  )
}
