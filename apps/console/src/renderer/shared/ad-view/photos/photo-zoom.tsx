import type { Photo } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { Kbd } from '@trassa/ui/display/kbd'
import { type PointerEvent, useState, type WheelEvent } from 'react'
import { photoUrl } from '../../../../shared/app-url.ts'
import { PaneHeader } from '../../../lib/pane-header.tsx'
import { useDecisionBlock } from '../../keyboard/decision-block.ts'
import { KEYS } from '../../keyboard/key-bindings.ts'
import { useKeyBindings } from '../../keyboard/use-key-bindings.ts'

const SCALE = { least: 1, most: 8, step: 1.4 }

/** Of the picture, in per cent: what stays in its place when it grows. */
interface Point {
  x: number
  y: number
}

const MIDDLE: Point = { x: 50, y: 50 }

interface PhotoZoomProps {
  title: string
  /** One, or two to be compared: both show the same part. */
  pictures: readonly { photo: Photo; caption: string }[]
  onClose: () => void
  /** Shows a neighbour instead. */
  onTurn?: (by: number) => void
}

/** Photographs over the whole window, enlarged by the wheel, plus and minus; the mouse moves over what is enlarged. */
export function PhotoZoom({ title, pictures, onClose, onTurn }: PhotoZoomProps) {
  const [scale, setScale] = useState(SCALE.least)
  const [point, setPoint] = useState(MIDDLE)
  const zoom = (by: number) =>
    setScale((before) => Math.min(SCALE.most, Math.max(SCALE.least, before * by)))
  useDecisionBlock(true)
  useKeyBindings({
    close: onClose,
    zoomIn: () => zoom(SCALE.step),
    zoomOut: () => zoom(1 / SCALE.step),
    photoNext: onTurn && (() => onTurn(1)),
    photoPrevious: onTurn && (() => onTurn(-1)),
  })

  function follow({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const turnWheel = ({ deltaY }: WheelEvent) => zoom(deltaY < 0 ? SCALE.step : 1 / SCALE.step)

  return (
    <section
      aria-label={title}
      className="fixed inset-0 z-20 flex flex-col gap-2 bg-surface-raised p-3"
    >
      <PaneHeader title={title} onClose={onClose}>
        <p className="mr-auto flex shrink-0 items-center gap-1.5 text-text-muted">
          <span className="tabular w-12 text-right">{`${Math.round(scale * 100)}\u00a0%`}</span>
          <Kbd>{KEYS.zoomIn.shown}</Kbd>
          <Kbd>{KEYS.zoomOut.shown}</Kbd>
          или колесо мыши
        </p>
      </PaneHeader>
      <div className="flex min-h-0 flex-1 gap-2">
        {pictures.map(({ photo, caption }) => (
          <figure key={caption} className="flex min-w-0 flex-1 flex-col gap-1">
            <div
              className="min-h-0 flex-1 overflow-hidden rounded-card bg-surface-sunken"
              onPointerMove={follow}
              onWheel={turnWheel}
            >
              <img
                src={photoUrl(photo.id, PHOTO_WIDTHS[3])}
                alt={caption}
                draggable={false}
                className="size-full object-contain"
                style={{
                  transform: `scale(${scale})`,
                  transformOrigin: `${point.x}% ${point.y}%`,
                }}
              />
            </div>
            <figcaption className="text-text-muted">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
