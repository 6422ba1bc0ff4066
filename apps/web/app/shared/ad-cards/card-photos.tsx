import { Vehicle } from '@trassa/ui/brand/vehicle'
import { type CSSProperties, type PointerEvent, type UIEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { VEHICLE_KINDS } from '../ad-view/vehicle-kinds.ts'
import { Photo } from '../photo/photo.tsx'
import { useIsNew } from './kept/last-visit.ts'
import type { ShownAd } from './listed.ts'
import { RowThumbs } from './row/row-thumbs.tsx'

/** At most so many photographs are shown on a card. */
const MOST = 5

interface CardPhotosProps {
  ad: ShownAd
  href: string
  priority: boolean
  /** Whether the list is shown as rows. */
  isRow: boolean
}

/**
 * The photographs of a card as a link: zones to point at with a mouse, a strip to swipe on touch. Only the first one is loaded
 * before the visitor interacts with the card, and has an element; ad-cards.css makes room for the others and draws a bar for each.
 */
export function CardPhotos({ ad, href, priority, isRow }: CardPhotosProps) {
  const shown = ad.photos.slice(0, MOST)
  const several = shown.length > 1
  const isNew = useIsNew(ad)
  const [index, setIndex] = useState(0)
  const [wanted, setWanted] = useState<readonly number[]>([0])
  const want = (...indexes: number[]) => {
    if (indexes.some((one) => !wanted.includes(one))) setWanted([...wanted, ...indexes])
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
    <Link
      to={href}
      tabIndex={-1}
      aria-hidden="true"
      {...(several && { style: stripOf(shown.length, index) })}
    >
      {shown.length === 0 ? (
        <div className="ad-no-photo">
          <Vehicle kind={VEHICLE_KINDS[ad.adType]} />
        </div>
      ) : (
        <div
          onPointerMove={point}
          onPointerLeave={leave}
          onTouchStart={() => want(1)}
          onScroll={scroll}
        >
          {shown
            .slice(0, wanted.length > 1 ? MOST : 1)
            .map((photo, at) =>
              wanted.includes(at) ? (
                <Photo key={photo.id} photo={photo} alt="" priority={priority && at === 0} />
              ) : (
                <div key={photo.id} />
              ),
            )}
        </div>
      )}
      {several && isRow && <RowThumbs photos={shown} />}
      {isNew && <span className="ad-new">Новое</span>}
    </Link>
  )
}

/** How many photographs there are, and which of them is shown, for ad-cards.css. */
const stripOf = (count: number, index: number) =>
  ({ '--count': count, '--shown': index || undefined }) as CSSProperties
