import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { proposalRows } from './difference-rows.ts'
import { DifferenceTable } from './difference-table.tsx'
import { GalleryChangePart } from './photos/gallery-change.tsx'
import { Section } from './section.tsx'

/** What an edit of a live ad would change: what buyers see now on the left, what the owner wants on the right. */
export function AdProposal({ ad }: { ad: ModeratedAd }) {
  if (!ad.proposed) return null
  return (
    <Section title="Что меняется">
      <DifferenceTable rows={proposalRows(ad)} before="Сейчас" after="Станет" />
      {ad.proposed.photos && (
        <GalleryChangePart
          before={ad.photos.map((photo) => ({ id: photo.id, photo }))}
          after={ad.proposed.photos}
          titles={{ before: 'Фотографии сейчас', after: 'Фотографии станут' }}
        />
      )}
    </Section>
  )
}
