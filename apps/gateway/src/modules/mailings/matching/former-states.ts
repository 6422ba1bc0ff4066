import { AD_COLUMNS } from '@trassa/catalog/engine/definition'
import { and, desc, gt, inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { ads } from '../../ads/public.ts'
import { auditRows } from '../../audit/public.ts'
import type { AdState, LiveRow } from '../../search/public.ts'

const COPIED = ['stat', 'cityId', 'sellerType', 'photosTotal', 'fields', ...AD_COLUMNS] as const
const TEXTS = ['title', 'keywords', 'description'] as const

/**
 * The states that ads had at earlier moments, by their history: each change is taken back, the latest first.
 *
 * @param wanted the ads as they are now, and the moments
 */
export async function readFormerStates(
  db: Executor,
  wanted: readonly { row: LiveRow; at: Date }[],
): Promise<AdState[]> {
  const ids = [...new Set(wanted.map(({ row }) => row.id))]
  const earliest = new Date(Math.min(...wanted.map(({ at }) => at.getTime())))
  const [texts, changes] = await Promise.all([
    db
      .select({
        id: ads.id,
        title: ads.title,
        keywords: ads.keywords,
        description: ads.description,
      })
      .from(ads)
      .where(inArray(ads.id, ids)),
    db
      .select({ adId: auditRows.adId, at: auditRows.at, before: auditRows.before })
      .from(auditRows)
      .where(and(inArray(auditRows.adId, ids), gt(auditRows.at, earliest)))
      .orderBy(desc(auditRows.id)),
  ])
  const textsOf = new Map(texts.map(({ id, ...of }) => [id, of]))
  return wanted.map(({ row, at }) => {
    const before = Object.assign(
      {},
      ...changes.filter((one) => one.adId === row.id && one.at > at).map((one) => one.before),
    ) as Record<string, unknown>
    return {
      row: { ...row, ...valuesAmong(before) },
      ...(TEXTS.some((key) => key in before) && {
        texts: {
          title: '',
          keywords: '',
          description: '',
          ...textsOf.get(row.id),
          ...(picked(before, TEXTS) as object),
        },
      }),
    }
  })
}

/** As the index reads them. */
function valuesAmong(before: Record<string, unknown>): Partial<LiveRow> {
  const { price, expiresAt } = before
  return {
    ...picked(before, COPIED),
    ...('price' in before && { price: price === null ? null : String(price) }),
    ...('expiresAt' in before && {
      expiresAt: expiresAt === null ? null : Date.parse(String(expiresAt)),
    }),
  }
}

const picked = (values: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (key in values ? [[key, values[key]]] : [])))
