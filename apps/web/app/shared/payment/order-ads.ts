import type { Order } from '@trassa/contracts/entities/order'

/** The titles of the ads that an order is for, each once. */
export const adTitlesOf = ({ lines }: Order): string[] => {
  const titles = new Map(lines.flatMap(({ ad }) => (ad ? [[ad.id, ad.title]] : [])))
  return [...titles.values()]
}
