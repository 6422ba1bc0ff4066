import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { AdRow, ModeratedAd, UserCard } from '@trassa/contracts/entities/moderator/moderation'
import { adQuery } from '../ads/ad-query.ts'

/** A row of a card with what a decision can have changed. */
const changedRow = (row: AdRow, ad: ModeratedAd): AdRow => ({
  ...row,
  stat: ad.stat,
  version: ad.version,
  revision: ad.revision,
  reasons: ad.reasons,
  appealed: ad.appealed,
  underAppeal: ad.underAppeal,
  expiresAt: ad.expiresAt,
  liftedAt: ad.liftedAt,
  queuedAt: ad.queuedAt,
})

/** Shows an ad in the cards of users as it is now. The cards are not read anew: a look-up of a person is logged. */
export async function refreshCards(client: QueryClient, api: ApiClient, adId: string) {
  const filters = { queryKey: ['user'] }
  const holds = (card: UserCard | undefined) => card?.ads.some(({ id }) => id === adId) ?? false
  if (!client.getQueriesData<UserCard>(filters).some(([, card]) => holds(card))) return
  const ad = await client.fetchQuery({ ...adQuery(api, adId), staleTime: 0 })
  client.setQueriesData<UserCard>(
    filters,
    (card) =>
      card && {
        ...card,
        ads: card.ads.map((row) => (row.id === adId ? changedRow(row, ad) : row)),
      },
  )
}
