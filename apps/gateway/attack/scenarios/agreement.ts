import { AD_TYPES } from '@trassa/contracts/enumerations/ads'
import { connectTo } from '../kills/storm.ts'
import { get } from '../world/world.ts'
import { type Attack, finder } from './context.ts'

const PART = 'agreement'

/** Totals of the lists and the ads that they hold, beside the database, after all that was done to it. */
export async function checkAgreement(attack: Attack): Promise<void> {
  const find = finder(attack, PART)
  const database = await connectTo(attack)
  try {
    const { rows } = await database.query<{ type: string; live: number }>(
      `SELECT ad_type AS type, count(*)::int AS live FROM ads
       WHERE stat = 1 AND expires_at > now() GROUP BY ad_type`,
    )
    const live = new Map(rows.map((row) => [row.type, row.live]))
    for (const type of AD_TYPES) {
      const target = `/gateway/filter/filter-ads?ad_type=${type}`
      const { total } = await get<{ total: number }>(attack.send, 'GET', target)
      const wanted = live.get(type) ?? 0
      if (total !== wanted)
        find('disagreement', `${type}: ${total} in the list, ${wanted} in the database`)
    }
    await openEveryCard(attack, find)
  } finally {
    await database.end()
  }
}

/** A card that leads to a 404 stands for an ad that should not be in the list. */
async function openEveryCard({ send }: Attack, find: ReturnType<typeof finder>): Promise<void> {
  const { items } = await get<{ items: { id: string }[] }>(
    send,
    'GET',
    '/gateway/filter/filter-ads',
  )
  for (const { id } of items) {
    const target = `/gateway/ads/get-by-id/${id}`
    const { status } = await send({ method: 'GET', target, headers: {} })
    if (status !== 200) find('disagreement', `ad ${id} is in the list, and ${target} is ${status}`)
  }
}
