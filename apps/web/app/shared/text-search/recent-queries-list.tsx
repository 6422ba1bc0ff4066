import { Button } from '@trassa/ui/actions/button'
import { History } from 'lucide-react'
import { forgetQueries, useRecentQueries } from './recent-queries.ts'

/** What was searched for before, below the field. */
export default function RecentQueries({ onChosen }: { onChosen: (query: string) => void }) {
  const queries = useRecentQueries()
  if (queries.length === 0) return null
  return (
    <section
      aria-label="Недавние запросы"
      className="floating absolute inset-x-0 top-full z-50 mt-1 p-1 text-text"
    >
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className="option w-full text-left"
              onClick={() => onChosen(query)}
            >
              <History aria-hidden="true" className="shrink-0 text-text-muted" />
              <span className="min-w-0 truncate">{query}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={forgetQueries}>
        Очистить
      </Button>
    </section>
  )
}
