import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { photoUrl } from './photo.tsx'

/** Of the file of a thumbnail, 96 px wide: one for all screens. */
const WIDTH = 240

interface ThumbnailsProps {
  photos: readonly PhotoData[]
  index: number
  onChoose: (index: number) => void
}

/** The gallery's photographs as thumbnails; the current one is marked. */
export function Thumbnails({ photos, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className="thumbnails">
      {photos.map(({ id, color }, at) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Показать фотографию ${at + 1}`}
            aria-current={at === index}
            onClick={() => onChoose(at)}
          >
            <picture>
              <source type="image/avif" srcSet={photoUrl(id, WIDTH, 'avif')} />
              <img
                src={photoUrl(id, WIDTH, 'webp')}
                alt=""
                draggable={false}
                loading="lazy"
                style={{ background: color }}
              />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  )
}
