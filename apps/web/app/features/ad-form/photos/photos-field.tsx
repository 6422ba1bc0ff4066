import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { useAdField } from '@trassa/ad-form/fields/use-ad-field'
import { ACCEPTED } from '@trassa/ad-form/photos/check-file'
import { useUploads, useUploadsSnapshot } from '@trassa/ad-form/photos/uploads-context'
import { countOf } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import clsx from 'clsx'
import { Camera } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { useLogin } from '../../../shared/login/login-store.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { SortablePhotos } from './sortable-photos.tsx'
import { UploadTile } from './upload-tile.tsx'

const PHOTOS = ['фотографию', 'фотографии', 'фотографий'] as const
const EXTENSIONS = Object.values(ACCEPTED).flat().join(',')

/** The photographs: chosen or dropped, sent at once, put in order by dragging. */
export function PhotosField() {
  const { max } = useDefinition().photos
  const { value: photos, error } = useAdField('photos')
  const uploads = useUploads()
  const pending = useUploadsSnapshot(uploads).uploads
  const { profile } = useMe()
  const login = useLogin()
  const toast = useToast()
  const room = Math.max(0, max - photos.length - pending.length)

  function add(files: File[]) {
    const fitting = files.slice(0, room)
    if (files.length > room) {
      toast(
        `Добавлено ${fitting.length} из ${files.length}: в объявлении не больше ${countOf(max, PHOTOS)}`,
        {
          tone: 'failure',
        },
      )
    }
    uploads.add(fitting)
    if (fitting.length > 0 && !profile) login.open()
  }

  // Every file is taken and checked by its bytes: the reason then stands at the picture itself.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => add(files),
    noClick: true,
    noKeyboard: true,
    disabled: room === 0,
  })

  return (
    <div {...getRootProps({ className: 'grid gap-3' })}>
      <input {...getInputProps({ accept: EXTENSIONS, 'aria-label': 'Фотографии' })} />
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
          <Button variant="secondary" onClick={open} disabled={room === 0}>
            <Camera />
            Добавить фотографии
          </Button>
          <span className="text-caption text-text-muted max-desk:hidden">
            {isDragActive ? 'Отпустите, чтобы добавить' : 'или перетащите их сюда'}
          </span>
        </div>
      </div>
      <div className="flex justify-between gap-3 text-caption">
        {error ? (
          <p className="text-stop-text">{error}</p>
        ) : (
          <p className="text-text-muted">
            JPEG, PNG, WebP или HEIC до 10 МБ, не меньше 800×600. Телефон и надписи лучше убрать из
            кадра.
          </p>
        )}
        <p className="tabular shrink-0 text-text-muted">
          {photos.length} из {max}
        </p>
      </div>
    </div>
  )
}
