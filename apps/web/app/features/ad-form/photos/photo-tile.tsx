import { useSortable } from '@dnd-kit/sortable'
import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Badge } from '@trassa/ui/display/badge'
import clsx from 'clsx'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Photo } from '../../../shared/photo/photo.tsx'

interface PhotoTileProps {
  photo: PhotoData
  /** From 1; the first is the cover. */
  place: number
  /** Quarters by which it is shown turned until its turned copy has come. */
  quarters: number
  /** It is the copy that a turn has just made. */
  isTurned: boolean
  /** It has taken the place of a photo that was just removed. */
  isAfterRemoved: boolean
  onTurn: () => void
  onRemove: () => void
}

/** By quarters of a turn; a picture on its side is scaled up until it covers the frame of 4:3 again. */
const TURNED = ['', 'rotate-90 scale-[1.34]', 'rotate-180', '-rotate-90 scale-[1.34]'] as const

const CORNER = 'absolute! top-1 bg-surface-raised/90! text-text'

/** An uploaded photo; its whole area is the drag handle. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, quarters, isTurned, isAfterRemoved, onTurn, onRemove } = props
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.id,
    attributes: { roleDescription: 'фотография, которую можно переставить' },
  })
  const turnButton = useRef<HTMLButtonElement>(null)
  // The copy replaces the photo whose button was pressed, and the focus would be lost with it.
  useEffect(() => {
    if (isTurned && document.activeElement === document.body) turnButton.current?.focus()
  }, [isTurned])
  const removeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAfterRemoved && document.activeElement === document.body) removeButton.current?.focus()
  }, [isAfterRemoved])
  return (
    <div
      ref={setNodeRef}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
      className={clsx(
        'relative aspect-4/3 overflow-hidden rounded-control bg-surface-sunken',
        isDragging && 'z-10 shadow-float',
      )}
    >
      <div
        {...attributes}
        {...listeners}
        className="size-full cursor-grab touch-manipulation rounded-control -outline-offset-2 active:cursor-grabbing"
      >
        <Photo
          photo={photo}
          alt={PHOTO_LABELS.alt(place)}
          sizes="(min-width: 930px) 180px, 45vw"
          className={clsx('size-full object-cover', TURNED[quarters])}
        />
      </div>
      {place === 1 && (
        <Badge tone="marking" className="pointer-events-none absolute bottom-1.5 left-1.5">
          {PHOTO_LABELS.cover}
        </Badge>
      )}
      <IconButton
        ref={turnButton}
        size="small"
        label={PHOTO_LABELS.turn(place)}
        icon={<RotateCw />}
        className={clsx(CORNER, 'left-1')}
        onClick={onTurn}
      />
      <IconButton
        ref={removeButton}
        size="small"
        label={PHOTO_LABELS.remove(place)}
        icon={<X />}
        className={clsx(CORNER, 'right-1')}
        onClick={onRemove}
      />
    </div>
  )
}
