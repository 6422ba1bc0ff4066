import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { arePhotosAlike } from './alike-photos.ts'

const { db } = await createTestGateway()

const hash = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
const differences = fc.uniqueArray(fc.nat(63), { maxLength: 9 })

const bigints = (values: readonly bigint[]) => sql`${sql.param(values.map(String))}::bigint[]`

it('§3 samePhoto: hashes that differ in at most six bits, whichever these are', async () => {
  const drawn = fc.sample(fc.tuple(hash, differences), { numRuns: 3000, seed: 177 })
  const others = drawn.map(([mine, places]) =>
    BigInt.asIntN(
      64,
      places.reduce((other, place) => other ^ (1n << BigInt(place)), mine),
    ),
  )
  const mine = drawn.map(([one]) => one)
  const { rows } = await db.execute<{ alike: boolean }>(sql`
    SELECT ${arePhotosAlike} AS alike
    FROM unnest(${bigints(mine)}, ${bigints(others)}) WITH ORDINALITY AS pair (mine, other, place),
      LATERAL (SELECT pair.mine AS phash) mine, LATERAL (SELECT pair.other AS phash) other
    ORDER BY pair.place`)
  expect(rows.map(({ alike }) => alike)).toEqual(drawn.map(([, places]) => places.length <= 6))
})
