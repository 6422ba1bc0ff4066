import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { Photo } from '@trassa/contracts/entities/photo'
import { PHOTO_WIDTHS } from '@trassa/contracts/photo-files'
import clsx from 'clsx'
import { photoUrl } from '../../../shared/app-url.ts'
import { proposalRows } from './difference-rows.ts'
import { DifferenceTable } from './difference-table.tsx'
import { Section } from './section.tsx'

/** What an edit of a live ad would change: what buyers see now on the left, what the owner wants on the right. */
export function AdProposal({ ad }: { ad: ModeratedAd }) {
  if (!ad.proposed) return null
  return (
    <Section title="Что меняется">
      <DifferenceTable rows={proposalRows(ad)} before="Сейчас" after="Станет" />
      {ad.proposed.photos && <PhotoChange before={ad.photos} after={ad.proposed.photos} />}
    </Section>
  )
}

function PhotoChange({ before, after }: { before: readonly Photo[]; after: readonly Photo[] }) {
  const isNew = ({ id }: Photo) => !before.some((photo) => photo.id === id)
  const isGone = ({ id }: Photo) => !after.some((photo) => photo.id === id)
  return (
    <div className="grid grid-cols-2 gap-3">
      <Strip title="Фотографии сейчас" photos={before} marked={isGone} mark="убрана" />
      <Strip title="Фотографии станут" photos={after} marked={isNew} mark="новая" />
    </div>
  )
}

interface StripProps {
  title: string
  photos: readonly Photo[]
  marked: (photo: Photo) => boolean
  mark: string
}

function Strip({ title, photos, marked, mark }: StripProps) {
  return (
    <figure className="grid content-start gap-1">
      <figcaption className="text-caption text-text-muted">{title}</figcaption>
      <ul className="flex flex-wrap gap-1">
        {photos.map((photo) => (
          <li key={photo.id} className="relative h-18 w-24 overflow-hidden rounded-mark">
            <img
              src={photoUrl(photo.id, PHOTO_WIDTHS[0])}
              alt=""
              className={clsx('size-full object-cover', !marked(photo) && 'opacity-60')}
            />
            {marked(photo) && (
              <span className="absolute bottom-0.5 left-0.5 rounded-mark bg-asphalt px-1 text-caption text-on-asphalt">
                {mark}
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}
