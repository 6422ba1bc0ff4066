import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link, Navigate } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { adOfUserPath, orderPath, userPath } from '../../shared/ads/ad-paths.ts'
import { type SearchAnswer, searchQuery } from '../../shared/search/search-query.ts'

interface Hit {
  /** The card that it leads to, with the ad or the order open. */
  path: string
  title: string
  about: string
}

/** What was found, as ways to cards: users first, then owners of ads, then buyers. */
const hitsOf = ({ users, ads, orders }: SearchAnswer): Hit[] => [
  ...users.map(({ id, username, companyName, maskedPhone, telegramUsername }) => ({
    path: userPath(id),
    title: companyName ?? username,
    about: [maskedPhone, telegramUsername && `@${telegramUsername}`].filter(Boolean).join(', '),
  })),
  ...ads.map(({ id, userId, title, username }) => ({
    path: adOfUserPath({ adId: id, userId }),
    title: title || 'Без названия',
    about: `Объявление № ${id}, ${username}`,
  })),
  ...orders.map(({ id, userId, username }) => ({
    path: orderPath({ orderId: id, userId }),
    title: `Заказ № ${id}`,
    about: username,
  })),
]

/** What a text finds that is no whole phone; a sole hit opens (domain §9). */
export function FoundRecords({ text }: { text: string }) {
  const query = useQuery(searchQuery(useApi(), text))
  return (
    <LoadedPart query={query}>
      {(answer) => {
        const hits = hitsOf(answer)
        const [sole, ...others] = hits
        if (!sole) {
          return (
            <EmptyState title="Ничего не нашлось">
              Для поиска по имени нужно не меньше трёх букв, по телефону – четырёх цифр подряд.
              Чтобы создать пользователя, введите номер полностью.
            </EmptyState>
          )
        }
        if (others.length === 0) return <Navigate to={sole.path} replace />
        return (
          <ul
            aria-label="Найденное"
            className="grid max-w-full grid-cols-[minmax(0,max-content)_auto] gap-x-4 gap-y-1"
          >
            {hits.map(({ path, title, about }) => (
              <li key={path} className="col-span-2 grid grid-cols-subgrid">
                <Link to={path} className="text-sign-text hover:underline">
                  {title}
                </Link>
                <span className="text-text-muted">{about}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </LoadedPart>
  )
}
