import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { GalleryButton } from './gallery-button.tsx'
import { Photo } from './photo.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useGallery } from './use-gallery.ts'

const SIZES = '(min-width: 1240px) 800px, (min-width: 930px) 62vw, 100vw'

interface GalleryProps {
  photos: readonly PhotoData[]
  /** What the photographs are of. */
  title: string
}

/** The ad's photographs: a strip to swipe, thumbnails, arrow keys, full screen. */
export function Gallery({ photos, title }: GalleryProps) {
  const { strip, index, show, onScroll, onKeyDown } = useGallery(photos.length)
  const enlarge = () => {
    void import('./full-screen.ts').then(({ openFullScreen }) =>
      openFullScreen(photos, index, show),
    )
  }
  return (
    <section
      aria-roledescription="галерея"
      aria-label={`Фотографии: ${title}`}
      className="flex flex-col gap-2"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div
        onKeyDown={onKeyDown}
        className="relative -mx-4 overflow-hidden desk:mx-0 desk:rounded-card print:mx-0 print:max-w-[400px]"
      >
        <ul
          ref={strip}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {photos.map((photo, at) => (
            <li
              key={photo.id}
              aria-hidden={at !== index}
              className="w-full shrink-0 snap-start"
              style={{ backgroundColor: photo.color }}
            >
              <button
                type="button"
                tabIndex={at === index ? 0 : -1}
                aria-label={`Фотография ${at + 1} из ${photos.length}: на весь экран`}
                onClick={enlarge}
                className="block w-full cursor-zoom-in -outline-offset-4"
              >
                <Photo
                  photo={photo}
                  alt={`${title}, фотография ${at + 1}`}
                  sizes={SIZES}
                  priority={at === 0}
                  className="aspect-4/3 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
        {photos.length > 1 && (
          <>
            <GalleryButton
              label="Предыдущая фотография"
              icon={<ChevronLeft />}
              onClick={() => show(index - 1)}
              className="pointer-coarse:hidden top-1/2 left-3 -translate-y-1/2"
            />
            <GalleryButton
              label="Следующая фотография"
              icon={<ChevronRight />}
              onClick={() => show(index + 1)}
              className="pointer-coarse:hidden top-1/2 right-3 -translate-y-1/2"
            />
          </>
        )}
        <GalleryButton
          label="На весь экран"
          icon={<Maximize2 />}
          onClick={enlarge}
          className="top-3 right-3"
        />
        {photos.length > 1 && (
          <p
            aria-live="polite"
            className="tabular pointer-events-none absolute print:hidden bottom-3 left-3 rounded-control bg-asphalt/75 px-2.5 py-0.5 text-caption text-on-asphalt"
          >
            {index + 1} из {photos.length}
          </p>
        )}
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} index={index} onChoose={show} />}
    </section>
  )
}
