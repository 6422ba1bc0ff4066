import { PHOTO_LABELS } from '@trassa/ad-form/photos/photo-labels'
import { usePhotosField } from '@trassa/ad-form/photos/use-photos-field'
import { Button } from '@trassa/ui/actions/button'
import clsx from 'clsx'
import { Camera } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLogin } from '../../../shared/login/login-store.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { photoMemory } from './photo-memory.ts'
import { SortablePhotos } from './sortable-photos.tsx'
import { UploadTile } from './upload-tile.tsx'

/** The photos as tiles, ordered by dragging. Uploads wait for the login, which opens with the first file. */
export default function PhotosField() {
  const { profile } = useMe()
  const login = useLogin()
  const field = usePhotosField({
    inputLabel: 'Фотографии',
    memory: photoMemory,
    onAdd: () => {
      if (!profile) login.open()
    },
  })
  const { photos, pending, error, max, isFull, isDragActive } = field
  const addButton = useRef<HTMLButtonElement>(null)
  const hadPhotos = useRef(false)
  const hasPhotos = photos.length > 0
  // The focus was in the last photo, which was removed.
  useEffect(() => {
    if (hadPhotos.current && !hasPhotos && document.activeElement === document.body) {
      addButton.current?.focus()
    }
    hadPhotos.current = hasPhotos
  }, [hasPhotos])
  return (
    <div {...field.getRootProps({ className: 'grid gap-3' })}>
      <input {...field.inputProps} />
      <div
        className={clsx(
          'grid gap-3 rounded-card border-2 border-dashed p-4 transition-colors',
          isDragActive ? 'border-sign-text bg-sign-quiet' : 'border-line-strong',
          error && 'border-stop-text',
        )}
      >
        {photos.length + pending.length > 0 && (
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 wide:grid-cols-4">
            <SortablePhotos photos={photos} />
            {pending.map((upload) => (
              <UploadTile key={upload.id} upload={upload} />
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-2">
          <Button ref={addButton} variant="secondary" onClick={field.open} disabled={isFull}>
            <Camera />
            {PHOTO_LABELS.add}
          </Button>
          <span className="text-caption text-text-muted max-desk:hidden">
            {isDragActive ? 'Отпустите, чтобы добавить' : PHOTO_LABELS.orDrop}
          </span>
        </div>
      </div>
      <div className="flex justify-between gap-3 text-caption">
        {error ? (
          <p className="text-stop-text">{error}</p>
        ) : (
          <p className="text-text-muted">
            JPEG, PNG, WebP или HEIC, не меньше 800×600. Телефон и надписи лучше убрать из кадра.
          </p>
        )}
        <p className="shrink-0 text-text-muted">{PHOTO_LABELS.count(photos.length, max)}</p>
      </div>
    </div>
  )
}
