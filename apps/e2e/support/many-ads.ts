import { copyPictures } from '@trassa/gateway/testing/copy-pictures'
import type { OwnGateway } from './own-gateway.ts'

/** Above every id of the demo. */
const FIRST = 1_000_000

/** Without what would put a copy beside its original into the lane of duplicates. */
const ALONE = `'vin', NULL, 'risk', ARRAY['firstAd']`

interface Copies {
  /** The state of the copies and of what they are copied from. */
  stat: number
  count: number
  /** SQL of what differs from the original, for the copy number `n`, as arguments of `jsonb_build_object`. */
  changes: string
}

/** Copies ads of the demo, each of some originals in turn, without their photographs. @returns the ids */
export async function copyAds(
  { query }: OwnGateway,
  { stat, count, changes }: Copies,
): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `WITH originals AS (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS at, count(*) OVER () AS total FROM ads
       WHERE stat = $1::int AND NOT appealed AND revision_state = 'none' AND open_complaints = 0
         AND photos_total > 0 AND (stat <> 1 OR expires_at > now()) AND id < ${FIRST})
     INSERT INTO ads SELECT (jsonb_populate_record(a, jsonb_build_object(
         'id', ${FIRST} + $1::int * 100000 + n, 'slug', format('copy-%s-%s-%s', o.id, $1::int, n), ${ALONE}, ${changes}))).*
       FROM generate_series(1, $2::int) n JOIN originals o ON o.at = n % o.total JOIN ads a ON a.id = o.id
     RETURNING id::text`,
    [stat, count],
  )
  await query('ANALYZE ads')
  return rows.map(({ id }) => id)
}

/** Gives copies the first photograph of their originals, without the digest by which duplicates are found. */
export async function copyCovers({ query, dataDir }: OwnGateway, ids: string[]): Promise<void> {
  const covers = await query<{ id: string; original: string }>(
    `WITH covers AS MATERIALIZED (
       SELECT gen_random_uuid() AS id, copy.id AS ad_id, p.id AS original
       FROM ads copy JOIN photos p ON p.ad_id = split_part(copy.slug, '-', 2)::bigint AND p.position = 0
       WHERE copy.id = ANY($1::bigint[])),
     written AS (
       INSERT INTO photos SELECT (jsonb_populate_record(p, jsonb_build_object(
           'id', covers.id, 'ad_id', covers.ad_id, 'phash', NULL))).*
         FROM covers JOIN photos p ON p.id = covers.original)
     SELECT id::text, original::text FROM covers`,
    [ids],
  )
  await copyPictures(dataDir, covers)
}
