import type { GalleryChange } from '@trassa/contracts/entities/moderator/evidence'
import type { Photo } from '@trassa/contracts/entities/photo'
import { useState } from 'react'
import { movedPhotos } from './moved-photos.ts'
import { type GalleryPhoto, PhotoStrip } from './photo-strip.tsx'
import { PhotoZoom } from './photo-zoom.tsx'

interface GalleryChangeProps extends GalleryChange {
  /** What the two rows are called. */
  titles: { before: string; after: string }
}

/** The photographs of an ad as they were and as they are, with what was done to each; both rows are compared enlarged, place by place. */
export function GalleryChangePart({ before, after, titles }: GalleryChangeProps) {
  const [place, setPlace] = useState<number | null>(null)
  const [idsBefore, idsAfter] = [before, after].map((photos) => photos.map(({ id }) => id))
  const moved = movedPhotos(idsBefore ?? [], idsAfter ?? [])
  const newer = after.map((photo): GalleryPhoto => ({ id: photo.id, photo }))
  const markAfter = ({ id }: GalleryPhoto) => {
    if (!idsBefore?.includes(id)) return 'новая'
    return moved.has(id) ? 'переставлена' : null
  }
  const picturesAt = (at: number) => [
    ...pictureOf(titles.before, before[at]?.photo, at),
    ...pictureOf(titles.after, after[at], at),
  ]
  const places = [...(before.length > after.length ? before : after).keys()].filter(
    (at) => picturesAt(at).length > 0,
  )
  const turn = (by: number) =>
    setPlace((at) => places.at((places.indexOf(at ?? 0) + by) % places.length) ?? null)
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-2 gap-3">
        <PhotoStrip
          title={titles.before}
          photos={before}
          mark={({ id }) => (idsAfter?.includes(id) ? null : 'убрана')}
          onOpen={setPlace}
        />
        <PhotoStrip title={titles.after} photos={newer} mark={markAfter} onOpen={setPlace} />
      </div>
      {before.some(({ photo }) => photo === null) && (
        <p className="text-caption text-text-muted">
          Убранные фотографии хранятся недолго: часть из них уже удалена с сервера.
        </p>
      )}
      {place !== null && (
        <PhotoZoom
          title="Сравнение фотографий"
          pictures={picturesAt(place)}
          onTurn={turn}
          onClose={() => setPlace(null)}
        />
      )}
    </div>
  )
}

const pictureOf = (title: string, photo: Photo | null | undefined, place: number) =>
  photo ? [{ photo, caption: `${title}: фотография ${place + 1}` }] : []
