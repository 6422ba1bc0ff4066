import type { UserType } from '@trassa/contracts/enumerations/users'
import type { PoolClient } from 'pg'

/** How many ads a seller of each type has on average. */
const ADS_OF_ONE: Record<UserType, number> = { 0: 3, 1: 200 }

/** The ids of sellers by their type. */
export type Sellers = Record<UserType, string[]>

/** Stores so many sellers more, under the names of those of the demo, that a market of `ads` ads has as many as a real one. */
export async function storeSellers(client: PoolClient, ads: number): Promise<Sellers> {
  const sellers: Sellers = { 0: [], 1: [] }
  for (const type of [0, 1] as const) {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO users (phone, username, type, slug, company_name, inn)
      SELECT '+7' || (5000000000 + $1::bigint * 1000000000 + number), username, type, slug || '-' || number, company_name, inn
      FROM generate_series(1, $2::int) number JOIN (
        SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total
        FROM users WHERE type = $1 AND role = 'user'
      ) demo ON demo.place = number % demo.total
      RETURNING id`,
      [type, Math.ceil(ads / ADS_OF_ONE[type] / 2)],
    )
    sellers[type] = rows.map(({ id }) => id)
  }
  return sellers
}
