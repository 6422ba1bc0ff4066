import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import type { Photo } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Badge } from '@trassa/ui/display/badge'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { photoUrl } from '../../../../shared/app-url.ts'

const [THUMBNAIL] = PHOTO_WIDTHS

interface PhotoThumbProps {
  photo: Photo
  /** From 1; the first is the cover. */
  place: number
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** An uploaded photo with its buttons: earlier, remove, later. */
export function PhotoThumb({ photo, place, isLast, onMove, onRemove }: PhotoThumbProps) {
  return (
    <li className="grid gap-1">
      <div
        className="relative h-24 w-32 overflow-hidden rounded-mark"
        style={{ backgroundColor: photo.color }}
      >
        <img
          src={photoUrl(photo.id, THUMBNAIL)}
          alt={PHOTO_LABELS.alt(place)}
          className="size-full object-cover"
        />
        {place === 1 && (
          <Badge tone="marking" className="absolute bottom-1 left-1">
            {PHOTO_LABELS.cover}
          </Badge>
        )}
      </div>
      <div className="flex justify-between">
        <IconButton
          size="small"
          label={`Фотографию ${place} раньше`}
          icon={<ArrowLeft />}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={PHOTO_LABELS.remove(place)}
          icon={<X />}
          onClick={onRemove}
        />
        <IconButton
          size="small"
          label={`Фотографию ${place} позже`}
          icon={<ArrowRight />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
