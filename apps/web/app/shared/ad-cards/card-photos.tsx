import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { Vehicle, type VehicleKind } from '@trassa/ui/brand/vehicle'
import { type PointerEvent, type UIEvent, useState } from 'react'
import { Photo } from '../photo/photo.tsx'
import { RowThumbs } from './row/row-thumbs.tsx'

/** At most so many photographs are shown on a card. */
const MOST = 5

/** A card is a third of the list on a desk, half of it on a tablet, all of it on a phone. */
const SIZES = '(min-width:1240px)300px,(min-width:930px)30vw,(min-width:520px)48vw,100vw'

interface CardPhotosProps {
  photos: readonly PhotoData[]
  /** Shown for an ad without photographs. */
  kind: VehicleKind
  priority: boolean
  /** Whether the list is shown as rows. */
  isRow: boolean
}

/**
 * The photographs of a card: zones to point at with a mouse, a strip to swipe on touch. Only the
 * first one is loaded before the visitor interacts with the card.
 */
export function CardPhotos({ photos, kind, priority, isRow }: CardPhotosProps) {
  const shown = photos.slice(0, MOST)
  const several = shown.length > 1
  const [index, setIndex] = useState(0)
  const [wanted, setWanted] = useState<readonly number[]>([0])
  const want = (...indexes: number[]) => {
    if (indexes.some((one) => !wanted.includes(one))) setWanted([...wanted, ...indexes])
  }

  if (shown.length === 0) {
    return (
      <div className="ad-no-photo">
        <Vehicle kind={kind} />
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
    <>
      <div
        onPointerMove={point}
        onPointerLeave={leave}
        onTouchStart={() => want(1)}
        onScroll={scroll}
        className="ad-strip"
      >
        {shown.map((photo, at) => (
          <div key={photo.id}>
            {wanted.includes(at) && (
              <Photo photo={photo} alt="" sizes={SIZES} small priority={priority && at === 0} />
            )}
          </div>
        ))}
      </div>
      {several && (
        <>
          <RowThumbs photos={shown} isRow={isRow} />
          <div className="ad-bars">
            {shown.map((photo, at) => (
              <span key={photo.id} data-shown={at === index ? '' : undefined} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
