import type { GalleryChange } from '@trassa/contracts/entities/moderator/evidence'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import clsx from 'clsx'
import { photoUrl } from '../../../../shared/app-url.ts'

/** A photograph that may have been deleted from the server. */
export type GalleryPhoto = GalleryChange['before'][number]

interface PhotoStripProps {
  title: string
  photos: readonly GalleryPhoto[]
  /** What was done to a photograph; `null`: nothing. */
  mark: (photo: GalleryPhoto) => string | null
  /** Shows the photograph at this place enlarged. */
  onOpen: (place: number) => void
}

/** Photographs in a row; those that nothing was done to are dimmed. */
export function PhotoStrip({ title, photos, mark, onOpen }: PhotoStripProps) {
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="text-caption text-text-muted">{title}</figcaption>
      <ul className="flex flex-wrap gap-1">
        {photos.map(({ id, photo }, place) => {
          const done = mark({ id, photo })
          return (
            <li
              key={id}
              className="relative h-18 w-24 overflow-hidden rounded-mark bg-surface-sunken"
            >
              {photo ? (
                <button
                  type="button"
                  aria-label={[`${title}: фотография ${place + 1}`, done]
                    .filter(Boolean)
                    .join(', ')}
                  onClick={() => onOpen(place)}
                  className="block size-full cursor-zoom-in"
                >
                  <img
                    src={photoUrl(id, PHOTO_WIDTHS[0])}
                    alt=""
                    className={clsx('size-full object-cover', !done && 'opacity-60')}
                  />
                </button>
              ) : (
                <span className="block p-1 text-caption text-text-muted">Нет на сервере</span>
              )}
              {done && (
                <span className="pointer-events-none absolute bottom-0.5 left-0.5 rounded-mark bg-asphalt px-1 text-caption text-on-asphalt">
                  {done}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </figure>
  )
}
