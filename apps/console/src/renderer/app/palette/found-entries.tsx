import { formatPrice } from '@trassa/catalog/format/numbers'
import { priceLabel } from '@trassa/catalog/format/price-label'
import type {
  FoundAd,
  FoundOrder,
  FoundUser,
} from '@trassa/contracts/entities/moderator/search-hit'
import { ORDER_STATES } from '@trassa/contracts/enumerations/orders'
import { ROLE_NAMES } from '@trassa/contracts/enumerations/users'
import { Building2, Car, Receipt, UserRound } from 'lucide-react'
import type { NavigateFunction } from 'react-router-dom'
import { adOfUserPath, orderPath, userPath } from '../../shared/ads/ad-paths.ts'
import { AdStatus } from '../../shared/ads/ad-status.tsx'
import type { SearchAnswer } from '../../shared/search/search-query.ts'
import type { Beside } from '../beside-pane.tsx'
import type { Entry, EntryGroup } from './entry.ts'

interface Ways {
  navigate: NavigateFunction
  openBeside: (beside: Beside) => void
}

const userHint = ({ username, companyName, maskedPhone, telegramUsername, role }: FoundUser) =>
  [
    maskedPhone,
    companyName ? username : null,
    telegramUsername ? `@${telegramUsername}` : null,
    role === 'user' ? null : ROLE_NAMES[role],
  ]
    .filter(Boolean)
    .join(', ')

const userEntry = (user: FoundUser, { navigate }: Ways): Entry => ({
  key: `user ${user.id}`,
  icon: user.type === 1 ? <Building2 /> : <UserRound />,
  title: user.companyName ?? user.username,
  hint: userHint(user),
  after: user.blocked && <span className="text-caption text-stop-text">Заблокирован</span>,
  isRecord: true,
  open: () => void navigate(userPath(user.id)),
})

const adEntry = (ad: FoundAd, { navigate, openBeside }: Ways): Entry => ({
  key: `ad ${ad.id}`,
  icon: <Car />,
  title: ad.title || 'Без названия',
  hint: [`№ ${ad.id}`, priceLabel(ad.price), ad.cityName, ad.username].filter(Boolean).join(', '),
  after: <AdStatus ad={{ stat: ad.stat, confirmation: null }} />,
  isRecord: true,
  open: (beside) =>
    beside
      ? openBeside({ kind: 'ad', id: ad.id })
      : void navigate(adOfUserPath({ adId: ad.id, userId: ad.userId })),
})

const orderEntry = (order: FoundOrder, { navigate, openBeside }: Ways): Entry => ({
  key: `order ${order.id}`,
  icon: <Receipt />,
  title: `Заказ № ${order.id}`,
  hint: `${formatPrice(order.amount)}, ${order.username}`,
  after: <span className="text-caption text-text-muted">{ORDER_STATES[order.state]}</span>,
  isRecord: true,
  open: (beside) =>
    beside
      ? openBeside({ kind: 'order', id: order.id })
      : void navigate(orderPath({ orderId: order.id, userId: order.userId })),
})

/** `№ 96`: how the console writes the number of an ad, which a user and an order may have as well. */
const AD_NUMBER = /^№/

/** The groups of what was found for a text; kinds without a hit are left out. */
export function foundGroups(text: string, found: SearchAnswer, ways: Ways): EntryGroup[] {
  const users = { title: 'Пользователи', items: found.users.map((user) => userEntry(user, ways)) }
  const ads = { title: 'Объявления', items: found.ads.map((ad) => adEntry(ad, ways)) }
  const orders = { title: 'Заказы', items: found.orders.map((order) => orderEntry(order, ways)) }
  const groups = AD_NUMBER.test(text) ? [ads, users, orders] : [users, ads, orders]
  return groups.filter(({ items }) => items.length > 0)
}
