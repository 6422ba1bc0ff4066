import { useSortable } from '@dnd-kit/sortable'
import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import type { Photo as PhotoData } from '@trassa/contracts/entities/photo'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Badge } from '@trassa/ui/display/badge'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { Photo } from '../../../shared/photo/photo.tsx'

interface PhotoTileProps {
  photo: PhotoData
  /** From 1; the first is the cover. */
  place: number
  onRemove: () => void
}

/** An uploaded photo; its whole area is the drag handle. */
export function PhotoTile({ photo, place, onRemove }: PhotoTileProps) {
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: photo.id,
    attributes: { roleDescription: 'фотография, которую можно переставить' },
  })
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
          className="size-full object-cover"
        />
      </div>
      {place === 1 && (
        <Badge tone="marking" className="pointer-events-none absolute bottom-1.5 left-1.5">
          {PHOTO_LABELS.cover}
        </Badge>
      )}
      <IconButton
        size="small"
        label={PHOTO_LABELS.remove(place)}
        icon={<X />}
        className="absolute! top-1 right-1 bg-surface-raised/90! text-text"
        onClick={onRemove}
      />
    </div>
  )
}
