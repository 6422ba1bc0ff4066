import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { sql } from 'drizzle-orm'
import { copyMaster, type FileStorage } from '../../modules/media/public.ts'
import type { Transaction } from '../../platform/database/connect.ts'

/** For the moderators’ lanes: cars that another seller offers already, and one that comes back after a request for a fix. */
export async function addSuspects(tx: Transaction, storage: FileStorage): Promise<void> {
  await addTwins(tx, storage)
  await addResubmission(tx)
}

const TWINS = 2

/** Waiting cars of a demo, in the order of their ids, without those of the first seller and those under appeal. */
const waitingCars = sql`ads.stat = 2 AND ads.ad_type = 'auto' AND NOT ads.appealed
  AND ads.user_id <> (SELECT min(user_id) FROM ads)`

/** What makes the car of one ad that of another one; its seller, its city and its way to the queue stay. */
const CAR_COLUMNS = sql.raw(
  `title, summary, keywords, description, description_tree, fields, names, mark_id, model_id, generation_id, series_id,
   modification_id, year, mileage, body_type, gearbox, fuel, drive, volume, power, condition, color_id, vin`,
)

interface Pair extends Record<string, unknown> {
  waiting: string
  earlier: string
  cover: string
  earlierCover: string
}

/** Waiting ads whose sellers have copied a live one: car, VIN, text and first photograph, for four fifths of its price. */
async function addTwins(tx: Transaction, storage: FileStorage): Promise<void> {
  const { rows } = await tx.execute<Pair>(sql`
    SELECT waiting.id AS waiting, waiting.cover, earlier.id AS earlier, earlier.cover AS "earlierCover"
    FROM (SELECT ads.id, ads.user_id, photos.id AS cover, row_number() OVER (ORDER BY ads.id) AS place
      FROM ads JOIN photos ON photos.ad_id = ads.id AND photos.position = 0 WHERE ${waitingCars}) waiting
    JOIN (SELECT ads.id, ads.user_id, photos.id AS cover, row_number() OVER (ORDER BY ads.id) AS place
      FROM ads JOIN photos ON photos.ad_id = ads.id AND photos.position = 0
      WHERE ads.stat = 1 AND ads.ad_type = 'auto' AND ads.vin IS NOT NULL AND ads.price IS NOT NULL
        AND ads.published_at < now() - interval '5 days') earlier
      ON earlier.place = waiting.place AND earlier.user_id <> waiting.user_id
    ORDER BY waiting.id LIMIT ${TWINS}`)
  for (const [index, { waiting, earlier, cover, earlierCover }] of rows.entries()) {
    await tx.execute(sql`UPDATE ads SET (${CAR_COLUMNS}) = (SELECT ${CAR_COLUMNS} FROM ads WHERE id = ${earlier}),
        price = (SELECT round(price * 0.8 / 100000) * 100000 FROM ads WHERE id = ${earlier}),
        risk = ARRAY['sameVin', 'samePhoto', 'priceLow'] WHERE id = ${waiting}`)
    // Drawn pictures have no hash; equal ones make a pair.
    await tx.execute(sql`UPDATE photos SET phash = ${1_000_003 * (index + 1)},
        color = (SELECT color FROM photos WHERE id = ${earlierCover}) WHERE id IN (${cover}, ${earlierCover})`)
    await copyMaster(storage, earlierCover, cover)
  }
}

const FIX = {
  code: 'price.unreal',
  field: 'price',
  message: 'Цена не похожа на настоящую. Укажите полную стоимость в рублях.',
}

/** The last waiting car was sent back for its price yesterday; its seller has just named another one. */
async function addResubmission(tx: Transaction): Promise<void> {
  const { moderation, needsFix } = AD_STATS
  const fix = JSON.stringify([FIX])
  const { rows } = await tx.execute<{ id: string }>(sql`
    UPDATE ads SET queued_at = now() - interval '1 minute' WHERE id = (
      SELECT id FROM ads WHERE ${waitingCars} AND price IS NOT NULL ORDER BY ads.id DESC LIMIT 1)
    RETURNING id`)
  await tx.execute(sql`WITH ad AS (
      SELECT id, user_id, price, (SELECT id FROM users WHERE role = 'seniorModerator' LIMIT 1) AS moderator
      FROM ads WHERE id = ${rows[0]?.id ?? null}
    ), steps (actor, event, came, went, before, after, reason, ago) AS (
      SELECT moderator, 'ad.fixRequested', ${moderation.stat}::int, ${needsFix.stat}::int,
        jsonb_build_object('stat', ${moderation.stat}::int, 'reasons', '[]'::jsonb),
        jsonb_build_object('stat', ${needsFix.stat}::int, 'reasons', ${fix}::jsonb), ${FIX.message}, 1200 FROM ad
      UNION ALL SELECT user_id, 'ad.edited', ${needsFix.stat}, ${needsFix.stat},
        jsonb_build_object('price', round(price / 10)), jsonb_build_object('price', price), NULL, 2 FROM ad
      UNION ALL SELECT user_id, 'ad.resubmitted', ${needsFix.stat}, ${moderation.stat},
        jsonb_build_object('stat', ${needsFix.stat}::int, 'reasons', ${fix}::jsonb),
        jsonb_build_object('stat', ${moderation.stat}::int, 'reasons', '[]'::jsonb), NULL, 1 FROM ad
    )
    INSERT INTO audit_rows (at, actor_id, event, ad_id, user_id, from_stat, to_stat, before, after, reason, session_id)
    SELECT now() - ago * interval '1 minute', actor, event, ad.id, ad.user_id, came, went, before, after, reason, 'demo'
    FROM ad, steps ORDER BY ago DESC`)
}
