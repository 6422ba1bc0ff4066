import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { ownMessages } from '@trassa/contracts/calls/ads'
import { useApi } from '../../shared/api/api-context.ts'

function useOwnMessages() {
  const api = useApi()
  return useQuery({ queryKey: ['ownMessages'], queryFn: () => api.ask(ownMessages) })
}

/** Whether the messages are being read: what stands below them waits, so that it does not move; not for a second attempt. */
export function useAwaitsMessages(): boolean {
  const { isLoading, failureCount } = useOwnMessages()
  return isLoading && failureCount === 0
}

/** What moderators have written lately, whole: an SMS holds only the beginning. Nothing where they have not. */
export function ModeratorMessages() {
  const { data } = useOwnMessages()
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
