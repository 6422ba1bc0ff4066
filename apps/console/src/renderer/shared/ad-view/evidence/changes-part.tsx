import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import type { ModerationReason } from '@trassa/contracts/entities/ad'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { useApi } from '../../../lib/api-context.ts'
import { LoadedPart } from '../../../lib/loaded-part.tsx'
import { changedRows } from '../difference-rows.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { GalleryChangePart } from '../photos/gallery-change.tsx'
import { ReasonList } from '../reason-list.tsx'
import { Section } from '../section.tsx'
import { changesQuery } from './evidence-queries.ts'

/** Reasons without a field of their own, such as fraud, stand at the category: whether they were fixed cannot be told. */
const isFixable = ({ code, field }: ModerationReason) =>
  field !== 'adType' || code === 'category.wrong'

/** What a moderator asked to fix, each with whether its field has changed, and the difference since. */
export function ChangesPart({ ad }: { ad: ModeratedAd }) {
  const query = useQuery(changesQuery(useApi(), ad.id, ad.version))
  return (
    <LoadedPart query={query} skeletonRows={2}>
      {({ changes }) => {
        if (!changes) return <ReasonList reasons={ad.reasons} />
        const rows = changedRows(ad.adType, changes)
        const isChanged = ({ field }: ModerationReason) => rows.some(({ key }) => key === field)
        return (
          <>
            <ReasonList
              reasons={changes.reasons}
              note={(reason) => {
                if (!isFixable(reason)) return null
                return isChanged(reason) ? 'изменено' : 'без изменений'
              }}
            />
            <Section title={`Что изменено с ${formatDateTime(changes.since, new Date())}`}>
              {rows.length > 0 ? (
                <DifferenceTable rows={rows} before="Было" after="Стало" />
              ) : (
                <p className="text-text-muted">Ничего</p>
              )}
              {changes.gallery && (
                <GalleryChangePart
                  {...changes.gallery}
                  titles={{ before: 'Фотографии были', after: 'Фотографии стали' }}
                />
              )}
            </Section>
          </>
        )
      }}
    </LoadedPart>
  )
}
