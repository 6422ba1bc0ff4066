import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import clsx from 'clsx'
import { Photo } from './photo.tsx'

interface ThumbnailsProps {
  photos: readonly PhotoData[]
  index: number
  onChoose: (index: number) => void
}

/** The gallery's photographs as thumbnails; the current one is marked. */
export function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className="hidden gap-2 overflow-x-auto p-0.5 desk:flex print:hidden">
      {photos.map((photo, at) => (
        <li key={photo.id} className="shrink-0">
          <button
            type="button"
            aria-label={`Показать фотографию ${at + 1}`}
            aria-current={at === index}
            onClick={() => onChoose(at)}
            className={clsx(
              'block w-24 overflow-hidden rounded-control transition-opacity',
              at === index ? 'outline-2 outline-sign-text' : 'opacity-70 hover:opacity-100',
            )}
          >
            <Photo photo={photo} alt="" sizes="96px" className="aspect-4/3 w-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}
