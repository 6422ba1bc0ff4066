import type { Photo } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import clsx from 'clsx'
import { useState } from 'react'
import { photoUrl } from '../../../../shared/app-url.ts'
import { ariaKeys } from '../../keyboard/aria-keys.ts'
import { KEYS } from '../../keyboard/key-bindings.ts'
import { useKeyBindings } from '../../keyboard/use-key-bindings.ts'
import { PhotoZoom } from './photo-zoom.tsx'

const [THUMBNAIL, , LARGE, LARGEST] = PHOTO_WIDTHS

interface AdPhotosProps {
  photos: readonly Photo[]
  title: string
  hasKeys: boolean
}

/** One large photograph and all the others below; the arrow keys turn them over. Give it a `key` per ad. */
export function AdPhotos({ photos, title, hasKeys }: AdPhotosProps) {
  const [chosen, setChosen] = useState(0)
  const turn = (by: number) => () =>
    setChosen((index) => (index + by + photos.length) % photos.length)
  const [isZoomed, setIsZoomed] = useState(false)
  const several = photos.length > 1
  useKeyBindings({
    photoNext: hasKeys && several && turn(1),
    photoPrevious: hasKeys && several && turn(-1),
    zoomPhoto: hasKeys && photos.length > 0 && (() => setIsZoomed(true)),
  })
  const shown = photos[chosen]
  if (!shown) {
    return (
      <p className="grid h-24 place-items-center rounded-card bg-surface-sunken text-text-muted">
        Без фотографий
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <div className="relative grid h-[min(44vh,460px)] place-items-center overflow-hidden rounded-card bg-surface-sunken">
        <button
          type="button"
          aria-label="Увеличить фотографию"
          aria-keyshortcuts={hasKeys ? ariaKeys(KEYS.zoomPhoto) : undefined}
          onClick={() => setIsZoomed(true)}
          className="absolute inset-0 cursor-zoom-in"
        />
        <img
          key={shown.id}
          src={photoUrl(shown.id, LARGE)}
          srcSet={`${photoUrl(shown.id, LARGE)} 960w, ${photoUrl(shown.id, LARGEST)} 1920w`}
          sizes="60vw"
          alt={`${title}: фотография ${chosen + 1} из ${photos.length}`}
          className="size-full min-h-0 object-contain"
        />
        <span className="tabular absolute right-2 bottom-2 rounded-mark bg-asphalt px-1.5 text-caption text-on-asphalt">
          {chosen + 1} / {photos.length}
        </span>
      </div>
      {isZoomed && (
        <PhotoZoom
          title={title}
          pictures={[{ photo: shown, caption: `Фотография ${chosen + 1} из ${photos.length}` }]}
          onTurn={(by) => turn(by)()}
          onClose={() => setIsZoomed(false)}
        />
      )}
      {several && (
        <ul className="flex gap-1 overflow-x-auto p-0.5">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <Tooltip
                text="Соседние фотографии"
                keys={`${KEYS.photoPrevious.shown} ${KEYS.photoNext.shown}`}
              >
                <button
                  type="button"
                  aria-label={`Фотография ${index + 1}`}
                  aria-current={index === chosen}
                  onClick={() => setChosen(index)}
                  className={clsx(
                    'block h-12 w-16 overflow-hidden rounded-mark',
                    index === chosen
                      ? 'outline-2 outline-sign-text'
                      : 'opacity-75 hover:opacity-100',
                  )}
                  style={{ backgroundColor: photo.color }}
                >
                  <img
                    src={photoUrl(photo.id, THUMBNAIL)}
                    alt=""
                    loading="lazy"
                    className="size-full object-cover"
                  />
                </button>
              </Tooltip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
