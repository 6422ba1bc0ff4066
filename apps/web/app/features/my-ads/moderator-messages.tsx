import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { ownMessages } from '@trassa/contracts/calls/ads'
import { useApi } from '../../shared/api/api-context.ts'

/** What moderators have written lately, whole: an SMS holds only the beginning. Nothing where they have not. */
export function ModeratorMessages() {
  const api = useApi()
  const { data } = useQuery({ queryKey: ['ownMessages'], queryFn: () => api.ask(ownMessages) })
  if (!data || data.items.length === 0) return null
  const now = new Date()
  return (
    <section aria-labelledby="messages" className="grid gap-3 rounded-card bg-surface-sunken p-4">
      <h2 id="messages" className="font-bold text-title">
        Сообщения модератора
      </h2>
      <ul className="grid gap-3">
        {data.items.map(({ id, at, text, titles }) => (
          <li key={id} className="wrap-anywhere grid gap-1">
            <p className="text-caption text-text-muted">
              <time dateTime={at}>{formatDateTime(at, now)}</time>, {titles.join('; ')}
            </p>
            <p className="whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
