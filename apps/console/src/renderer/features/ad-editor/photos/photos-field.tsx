import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import { usePhotoOrder } from '@trassa/ad-form/photos/use-photo-order'
import { usePhotosField } from '@trassa/ad-form/photos/use-photos-field'
import { Button } from '@trassa/ui/actions/button'
import { ImagePlus } from 'lucide-react'
import { PhotoThumb } from './photo-thumb.tsx'
import { UploadRow } from './upload-row.tsx'

/** The photos as a compact list, ordered with two buttons each. */
export function PhotosField() {
  const field = usePhotosField({ inputLabel: 'Файлы фотографий' })
  const { photos, pending, error, max, isFull, overLimit } = field
  const order = usePhotoOrder()
  return (
    <section {...field.getRootProps({ 'aria-label': 'Фотографии', className: 'grid gap-2' })}>
      <input {...field.inputProps} />
      {photos.length > 0 && (
        <ol className="flex flex-wrap gap-2" aria-label="Загруженные фотографии">
          {photos.map((photo, index) => (
            <PhotoThumb
              key={photo.id}
              photo={photo}
              place={index + 1}
              isLast={index === photos.length - 1}
              onMove={(by) => order.move(index, index + by)}
              onRemove={() => order.remove(photo)}
            />
          ))}
        </ol>
      )}
      {pending.length > 0 && (
        <ul className="grid gap-1" aria-label="Фотографии в пути">
          {pending.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {overLimit.length > 0 && (
        <div
          role="alert"
          className="flex items-start gap-3 rounded-control bg-stop-quiet px-3 py-2"
        >
          <p className="wrap-anywhere flex-1 text-stop-text">{PHOTO_LABELS.notTaken(overLimit)}</p>
          <Button size="small" variant="quiet" onClick={field.forgetOverLimit}>
            Понятно
          </Button>
        </div>
      )}
      <div className="flex items-center gap-3">
        <Button variant="secondary" disabled={isFull} onClick={field.open}>
          <ImagePlus aria-hidden="true" />
          {PHOTO_LABELS.add}
        </Button>
        <span className="text-text-muted">{PHOTO_LABELS.orDrop}</span>
        <span className="tabular ml-auto text-text-muted">
          {PHOTO_LABELS.count(photos.length, max)}
        </span>
      </div>
      {error && <p className="text-caption text-stop-text">{error}</p>}
    </section>
  )
}
