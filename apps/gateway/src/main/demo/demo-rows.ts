import { formOf } from '@trassa/catalog/ad-types/form-of'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import type { DemoAd } from '@trassa/demo-data/demo-ads'
import type { DemoUser } from '@trassa/demo-data/demo-users'
import { type ads, contentColumns, dictionaryRefs } from '../../modules/ads/public.ts'
import { users } from '../../modules/identity/public.ts'
import { readDictionaryRows } from '../../modules/reference/public.ts'
import type { Executor } from '../../platform/database/connect.ts'

type AdRow = typeof ads.$inferInsert

/** Gives the id that a user of the demo has in the database. */
type UserIds = (user: DemoUser) => string

/** Stores the users of the demo. */
export async function insertDemoUsers(
  db: Executor,
  demoUsers: readonly DemoUser[],
): Promise<UserIds> {
  const stored = await db
    .insert(users)
    .values([...demoUsers])
    .returning({ id: users.id, phone: users.phone })
  const ids = new Map(stored.map(({ id, phone }) => [phone, id]))
  return ({ phone, username }) => {
    const id = ids.get(phone)
    if (!id) throw new Error(`User ${username} is not stored`)
    return id
  }
}

/** Makes rows of the ads table from ads of the demo, with one query for all their dictionary values. */
export async function demoAdRows(
  db: Executor,
  demoAds: readonly DemoAd[],
  userIds: UserIds,
): Promise<AdRow[]> {
  const dictionary = await readDictionaryRows(
    db,
    demoAds.flatMap(({ adType, content }) => dictionaryRefs(formOf(adType), content)),
  )
  return demoAds.map(({ adType, seller, content, lifecycle, views, slugSuffix, pictures }) => {
    const draft = { slug: slugSuffix, publishedAt: null }
    return {
      userId: userIds(seller),
      sellerType: seller.type,
      adType,
      photosTotal: pictures.length,
      views,
      ...draft,
      ...contentColumns(formOf(adType), draft, content, dictionary),
      ...lifecycleColumns(lifecycle, userIds),
    }
  })
}

const lifecycleColumns = (
  { state, revision, lastModerator, ...columns }: DemoAd['lifecycle'],
  userIds: UserIds,
): Partial<AdRow> => ({
  ...columns,
  stat: AD_STATS[state].stat,
  ...(revision && { revision: { fields: revision }, revisionState: 'pending' }),
  ...(lastModerator && { lastModeratorId: userIds(lastModerator) }),
})
