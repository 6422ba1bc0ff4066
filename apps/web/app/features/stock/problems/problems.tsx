import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@trassa/catalog/format/numbers'
import { fillPath } from '@trassa/contracts/call'
import { feedProblems, feedProblemsFile } from '@trassa/contracts/calls/feeds'
import type { FeedProblem, FeedRun } from '@trassa/contracts/entities/feed'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { Spinner } from '@trassa/ui/display/spinner'
import { FailureState } from '@trassa/ui/feedback/failure-state'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useApi } from '../../../shared/api/api-context.ts'
import { FEEDS_KEY } from '../use-feeds.ts'

const PAGE = 50

/** What of a run was not taken and why: found by any word, and as a file. */
export default function Problems({ feedId, run }: { feedId: string; run: FeedRun }) {
  const api = useApi()
  const params = { id: feedId, runId: run.id }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...FEEDS_KEY, 'problems', run.id],
    queryFn: ({ signal }) => api.ask(feedProblems, { params }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [text, setText] = useState('')
  const [shown, setShown] = useState(PAGE)
  if (!data && error) {
    return (
      <FailureState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) return <Spinner />
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = data.items.filter((problem) =>
    words.every((word) => textOf(problem).includes(word)),
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-72">
          <TextField
            type="search"
            label="Найти среди замечаний"
            labelHidden
            placeholder="Номер, столбец или слово"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setShown(PAGE)
            }}
          />
        </div>
        <Link
          className="touch-target py-1"
          href={`/gateway${fillPath(feedProblemsFile.path, params)}`}
          download
        >
          Скачать таблицей
        </Link>
      </div>
      {found.length === 0 ? (
        <p className="text-text-muted">
          {data.items.length === 0
            ? 'Список хранится неделю. Проверьте файл снова.'
            : 'Таких замечаний нет.'}
        </p>
      ) : (
        <ul className="divide-y rounded-control border bg-surface-raised">
          {found.slice(0, shown).map((problem, place) => (
            <li key={place} className="grid gap-x-4 gap-y-0.5 px-3 py-2 sm:grid-cols-[10rem_1fr]">
              <span className="wrap-anywhere text-caption text-text-muted">{placeOf(problem)}</span>
              <span className="wrap-anywhere">
                {problem.column && <b className="font-medium">{problem.column}: </b>}
                {problem.message}
              </span>
            </li>
          ))}
        </ul>
      )}
      {found.length > shown && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setShown(shown + PAGE)}>
            Показать ещё
          </Button>
        </div>
      )}
      {run.problemsTotal > data.items.length && data.items.length > 0 && (
        <p className="text-caption text-text-muted">
          Показаны первые {formatNumber(data.items.length)} из {formatNumber(run.problemsTotal)}.
        </p>
      )}
    </div>
  )
}

const placeOf = ({ row, externalId }: FeedProblem): string =>
  [row === null ? 'Весь файл' : `Строка ${row}`, externalId && `№ ${externalId}`]
    .filter(Boolean)
    .join(', ')

const textOf = (problem: FeedProblem): string =>
  `${placeOf(problem)} ${problem.column} ${problem.message}`.toLowerCase()
