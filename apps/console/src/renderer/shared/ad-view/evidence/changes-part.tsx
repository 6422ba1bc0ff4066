import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type { AdChanges } from '@trassa/contracts/entities/evidence'
import type { ModeratedAd } from '@trassa/contracts/entities/moderation'
import { useApi } from '../../../lib/api-context.ts'
import { type DifferenceRow, differenceRows } from '../difference-rows.ts'
import { DifferenceTable } from '../difference-table.tsx'
import { Section } from '../section.tsx'
import { Loaded } from './evidence-part.tsx'
import { changesQuery } from './evidence-queries.ts'

type Content = AdChanges['before']

const TEXTS = { title: 'Заголовок', address: 'Адрес', description: 'Описание' } as const

const priceOf = ({ price }: Content): string | null =>
  price === undefined ? null : priceLabel(price)

function rowsOf(ad: ModeratedAd, { before, after, photos }: AdChanges): DifferenceRow[] {
  const keys = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])
  const texts = Object.entries(TEXTS).flatMap(([key, label]) => {
    const name = key as keyof typeof TEXTS
    if (after[name] === undefined) return []
    return [{ key, label, before: before[name] ?? null, after: after[name] || null }]
  })
  const isPriced = after.price !== undefined
  const [added, removed] = [photos.added.length, photos.removed.length]
  return [
    ...(isPriced
      ? [{ key: 'price', label: 'Цена', before: priceOf(before), after: priceOf(after) }]
      : []),
    ...differenceRows(ad.adType, keys, { before, after }),
    ...texts,
    ...(added + removed > 0
      ? [
          {
            key: 'photos',
            label: 'Фотографии',
            before: removed > 0 ? `убрано: ${removed}` : null,
            after: `добавлено: ${added}`,
          },
        ]
      : []),
  ]
}

/** What the owner has changed since a moderator asked for a fix, below the reasons of that request. */
export function ChangesPart({ ad }: { ad: ModeratedAd }) {
  const query = useQuery(changesQuery(useApi(), ad.id, ad.version))
  return (
    <Section title="Что исправлено">
      <Loaded query={query}>
        {({ changes }) => {
          const rows = changes ? rowsOf(ad, changes) : []
          if (!changes || rows.length === 0) return <p className="text-text-muted">Ничего</p>
          return (
            <>
              <p className="text-text-muted">С {formatDateTime(changes.since, new Date())}</p>
              <DifferenceTable rows={rows} before="Было" after="Стало" />
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
