import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Vehicle, type VehicleKind } from '@trassa/ui/brand/vehicle'
import clsx from 'clsx'
import { type PointerEvent, type UIEvent, useState } from 'react'
import { Photo } from '../photo/photo.tsx'
import { RowThumbs } from './row/row-thumbs.tsx'

/** At most so many photographs are shown on a card. */
const MOST = 5

interface CardPhotosProps {
  photos: readonly PhotoData[]
  /** Shown for an ad without photographs. */
  kind: VehicleKind
  alt: string
  sizes: string
  priority: boolean
}

/**
 * The photographs of a card: zones to point at with a mouse, a strip to swipe on touch. Only the
 * first one is loaded before the visitor interacts with the card.
 */
export function CardPhotos({ photos, kind, alt, sizes, priority }: CardPhotosProps) {
  const shown = photos.slice(0, MOST)
  const several = shown.length > 1
  const [index, setIndex] = useState(0)
  const [wanted, setWanted] = useState<readonly number[]>([0])
  const want = (...indexes: number[]) => {
    if (indexes.some((one) => !wanted.includes(one))) setWanted([...wanted, ...indexes])
  }

  if (shown.length === 0) {
    return (
      <div className="grid aspect-4/3 h-full place-items-center bg-surface-sunken text-line-strong max-sm:not-in-data-[view=rows]:aspect-3/1">
        <Vehicle kind={kind} className="h-16! w-24!" />
      </div>
    )
  }

  const point = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch') return
    const { left, width } = currentTarget.getBoundingClientRect()
    const zone = Math.floor(((clientX - left) / width) * shown.length)
    const next = Math.min(Math.max(zone, 0), shown.length - 1)
    want(next)
    setIndex(next)
    currentTarget.scrollTo({ left: next * width, behavior: 'instant' })
  }
  const leave = ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch') return
    setIndex(0)
    currentTarget.scrollTo({ left: 0, behavior: 'instant' })
  }
  const scroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const next = Math.round(scrollLeft / Math.max(clientWidth, 1))
    setIndex(next)
    want(next, next + 1)
  }

  return (
    <div
      className={clsx(
        'relative h-full',
        several &&
          'in-data-[view=rows]:grid in-data-[view=rows]:grid-rows-[auto_1fr] in-data-[view=rows]:gap-0.5 in-data-[view=rows]:desk:grid-cols-[1fr_64px] in-data-[view=rows]:desk:grid-rows-1',
      )}
    >
      <div
        onPointerMove={point}
        onPointerLeave={leave}
        onTouchStart={() => want(1)}
        onScroll={scroll}
        className={clsx(
          'pointer-coarse:snap-x pointer-coarse:snap-mandatory flex aspect-4/3 in-data-[view=rows]:desk:aspect-auto in-data-[view=rows]:desk:h-full in-data-[view=rows]:desk:min-h-45 overflow-hidden overscroll-x-contain pointer-coarse:overflow-x-auto [scrollbar-width:none]',
          !several &&
            'in-data-[view=rows]:aspect-auto in-data-[view=rows]:h-full in-data-[view=rows]:min-h-28',
        )}
      >
        {shown.map((photo, at) => (
          <div
            key={photo.id}
            className="h-full w-full shrink-0 snap-start"
            style={{ backgroundColor: photo.color }}
          >
            {wanted.includes(at) && (
              <Photo
                photo={photo}
                alt={at === 0 ? alt : ''}
                sizes={sizes}
                priority={priority && at === 0}
                className="h-full w-full object-cover"
              />
            )}
          </div>
        ))}
      </div>
      {several && <RowThumbs photos={shown} />}
      {several && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-3 bottom-2 flex gap-1 in-data-[view=rows]:hidden"
        >
          {shown.map((photo, at) => (
            <span
              key={photo.id}
              className={clsx(
                'h-[3px] flex-1 rounded-full bg-plate transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover/card:opacity-100',
                at !== index && 'bg-plate/45!',
              )}
            />
          ))}
        </div>
      )}
    </div>
  )
}
