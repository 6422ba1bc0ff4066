import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/connect.ts'
import { type AdRecord, ads } from '../ads.table.ts'
import { arePhotosAlike } from './alike-photos.ts'

/** The least number of ads of the same model for a median, and the range of years around. */
const ENOUGH_ADS = 5
const YEARS_AROUND = 2

export interface RiskFacts {
  firstAd: boolean
  sameVin: boolean
  /** `null` where the photographs were not compared. */
  samePhoto: boolean | null
  /** The city of the seller's last published ad; `null` for a first ad. */
  lastCityId: string | null
  /** Kopecks; `null` with too few ads to compare. */
  medianPrice: number | null
}

/**
 * Whether another seller has a photograph of the ad. An aggregate, not EXISTS: expecting many alike photographs, PostgreSQL would
 * look for the first one by reading the whole table.
 */
const hasPhotoOfOthers = ({ id, revision }: AdRecord) => sql`
  SELECT coalesce(bool_or(true), false)
  FROM photos mine JOIN photos other
    ON other.user_id <> mine.user_id AND other.ad_id IS NOT NULL AND ${arePhotosAlike}
  WHERE (mine.ad_id = ${id} AND mine.position IS NOT NULL)
    OR mine.id = ANY (${sql.param(revision?.photoIds ?? [])}::uuid[])`

/** The statement of `readRiskFacts`. */
export function riskFactsStatement(ad: AdRecord, comparePhotos: boolean): SQL {
  const samePhoto = comparePhotos ? sql`(${hasPhotoOfOthers(ad)})` : sql`NULL::boolean`
  const live = sql`other.stat = 1 AND other.expires_at > now() AND other.id <> ${ad.id}`
  return sql`
    SELECT
      last.id IS NULL AS "firstAd",
      last.city_id AS "lastCityId",
      EXISTS (
        SELECT FROM ads other
        WHERE other.vin = ${ad.vin} AND other.id <> ${ad.id}
          AND (other.stat IN (2, 3) OR ${live})
      ) AS "sameVin",
      ${samePhoto} AS "samePhoto",
      (
        SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY other.price)
        FROM ads other
        WHERE ${live} AND other.ad_type = ${ad.adType} AND other.mark_id = ${ad.markId}
          AND other.model_id = ${ad.modelId}
          AND other.year BETWEEN ${ad.year}::int - ${YEARS_AROUND}::int
            AND ${ad.year}::int + ${YEARS_AROUND}::int
        HAVING count(*) >= ${ENOUGH_ADS}
      ) AS "medianPrice"
    FROM (SELECT) nothing LEFT JOIN LATERAL (
      SELECT id, city_id FROM ${ads} WHERE user_id = ${ad.userId} AND published_at IS NOT NULL
      ORDER BY published_at DESC LIMIT 1
    ) last ON true`
}

/** The facts about other ads that an ad's risk depends on, in one statement. */
export async function readRiskFacts(
  db: Executor,
  ad: AdRecord,
  comparePhotos: boolean,
): Promise<RiskFacts> {
  const { rows } = await db.execute<{ [Key in keyof RiskFacts]: RiskFacts[Key] }>(
    riskFactsStatement(ad, comparePhotos),
  )
  const [facts] = rows
  if (!facts) throw new Error('No risk facts')
  return facts
}
