import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { useAdField } from '@trassa/ad-form/fields/use-ad-field'
import { ACCEPTED } from '@trassa/ad-form/photos/check-file'
import { useUploads, useUploadsSnapshot } from '@trassa/ad-form/photos/uploads-context'
import { countOf } from '@trassa/catalog/format/numbers'
import { Button } from '@trassa/ui/actions/button'
import { useToast } from '@trassa/ui/feedback/toast'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useRef } from 'react'
import { PhotoThumb } from './photo-thumb.tsx'
import { UploadRow } from './upload-row.tsx'

const PHOTOS = ['фотография', 'фотографии', 'фотографий'] as const
const EXTENSIONS = Object.values(ACCEPTED).flat().join(',')

/** The photographs: chosen or dropped, sent through main at once, put in order with two buttons. */
export function PhotosField() {
  const { max } = useDefinition().photos
  const { value: photos, error, change } = useAdField('photos')
  const uploads = useUploads()
  const pending = useUploadsSnapshot(uploads).uploads
  const input = useRef<HTMLInputElement>(null)
  const toast = useToast()
  const room = Math.max(0, max - photos.length - pending.length)

  function add(files: readonly File[]) {
    uploads.add(files.slice(0, room))
    if (files.length > room) {
      toast(`В объявлении может быть ${countOf(max, PHOTOS)}, остальные не добавлены`, {
        tone: 'failure',
      })
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    add([...event.dataTransfer.files])
  }
  function move(from: number, to: number) {
    const photo = photos[from]
    if (photo) change(photos.toSpliced(from, 1).toSpliced(to, 0, photo))
  }

  return (
    <section
      aria-label="Фотографии"
      className="grid gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={EXTENSIONS}
        aria-label="Файлы фотографий"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {photos.length > 0 && (
        <ol className="flex flex-wrap gap-2" aria-label="Загруженные фотографии">
          {photos.map((photo, index) => (
            <PhotoThumb
              key={photo.id}
              photo={photo}
              place={index + 1}
              isLast={index === photos.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => change(photos.filter(({ id }) => id !== photo.id))}
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
      <div className="flex items-center gap-3">
        <Button variant="secondary" disabled={room === 0} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          Добавить фотографии
        </Button>
        <span className="text-text-muted">или перетащите их сюда</span>
        <span className="tabular ml-auto text-text-muted">
          {photos.length} из {max}
        </span>
      </div>
      {error && <p className="text-caption text-stop-text">{error}</p>}
    </section>
  )
}
