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

/** A photograph of the form with what may be done with it. */
export function PhotoThumb({ photo, place, isLast, onMove, onRemove }: PhotoThumbProps) {
  return (
    <li className="grid gap-1">
      <div
        className="relative h-24 w-32 overflow-hidden rounded-mark"
        style={{ backgroundColor: photo.color }}
      >
        <img
          src={photoUrl(photo.id, THUMBNAIL)}
          alt={`Фотография ${place}`}
          className="size-full object-cover"
        />
        {place === 1 && (
          <Badge tone="marking" className="absolute bottom-1 left-1">
            Обложка
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
          label={`Убрать фотографию ${place}`}
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
