import { useQuery } from '@tanstack/react-query'
import { currentPackageQuery } from '@trassa/api-client/payment-queries'
import { formatDateTime } from '@trassa/catalog/format/dates'
import { countOf, formatNumber } from '@trassa/catalog/format/numbers'
import type { Feed, FeedRun } from '@trassa/contracts/entities/feed'
import { Button } from '@trassa/ui/actions/button'
import { Link as TextLink } from '@trassa/ui/actions/link'
import { Progress } from '@trassa/ui/display/progress'
import { Spinner } from '@trassa/ui/display/spinner'
import { Status } from '@trassa/ui/display/status'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { publications } from '../../../shared/packages/package-words.ts'
import { AD_WORDS, countsOf, outcomeOf, PROBLEM_WORDS } from '../stock-texts.ts'
import { useFeedChanges } from '../use-feeds.ts'

const Problems = lazyPanel(() => import('../problems/problems.tsx'))

/** What the latest run has found or done; while it is under way, how far it is. */
export function LatestRun({ feed, run, userId }: { feed: Feed; run: FeedRun; userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { counts, finishedAt, progress, kind, message, problemsTotal } = run
  const isCheck = kind === 'check'
  if (finishedAt === null) {
    const part = progress && progress.total > 0 ? progress.done / progress.total : null
    const label =
      part === null ? 'Читаем файл' : `Загружаем: ${progress?.done} из ${progress?.total}`
    return <Progress label={label} value={part === null ? null : Math.floor(part * 100)} />
  }
  const { tone, text } = outcomeOf(run)
  const isShown = counts !== null && run.outcome !== 'unchanged' && run.outcome !== 'failed'
  return (
    <div className="grid gap-3 rounded-control bg-surface-sunken p-4">
      <div role="status" className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Status tone={tone} className="font-medium">
          {isCheck && run.outcome === 'done' ? 'Файл проверен' : text}
        </Status>
        <span className="text-caption text-text-muted">
          {isCheck ? 'Проверка' : 'Загрузка'} {formatDateTime(finishedAt, new Date())}
        </span>
      </div>
      {message && <p className="wrap-anywhere">{message}</p>}
      {isShown && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {countsOf(counts, isCheck || run.outcome === 'shrunk').map(([label, count]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-caption text-text-muted">{label}</dt>
              <dd className="tabular font-bold text-title">{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isCheck && counts && <Enough created={counts.created} userId={userId} />}
      {counts !== null && counts.drafts > 0 && (
        <p>
          Публикаций не хватило: {countOf(counts.drafts, AD_WORDS)} в черновиках.{' '}
          <TextLink render={<Link to={PATHS.packages} />}>Купить публикации</TextLink>
        </p>
      )}
      {run.outcome === 'shrunk' && <Agree feed={feed} run={run} />}
      {problemsTotal > 0 && (
        <div className="grid gap-3">
          <div>
            <Button
              size="small"
              variant="secondary"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Скрыть замечания' : countOf(problemsTotal, PROBLEM_WORDS)}
            </Button>
          </div>
          {isOpen && (
            <Problems attempt={isOpen} panel={{ feedId: feed.id, run }} fallback={<Spinner />} />
          )}
        </div>
      )}
    </div>
  )
}

/** Whether the publications that are left are enough for the new ads. */
function Enough({ created, userId }: { created: number; userId: string }) {
  const { data } = useQuery({ ...currentPackageQuery(useApi(), userId), enabled: created > 0 })
  if (!data || created <= data.remainder) return null
  return (
    <p>
      {data.remainder === 0
        ? 'Публикаций в пакетах нет: новые объявления'
        : `В пакетах ${publications(data.remainder)}, а новых объявлений ${formatNumber(created)}: остальные`}{' '}
      станут черновиками.{' '}
      <TextLink render={<Link to={PATHS.packages} />}>Купить публикации</TextLink>
    </p>
  )
}

/** A file that has shrunk is taken only if the company says that it means it. */
function Agree({ feed, run }: { feed: Feed; run: FeedRun }) {
  const toast = useToast()
  const { run: load } = useFeedChanges()
  const { counts } = run
  if (!counts) return null
  const body = { id: feed.id, kind: 'load', shrunkTo: counts.items } as const
  return (
    <div className="grid gap-2">
      <p className="text-text-muted">
        Если файл неполный, исправьте его: следующая загрузка возьмёт новый.
      </p>
      <div>
        <Button
          size="small"
          variant="danger"
          loading={load.isPending}
          onClick={() =>
            load.mutate(body, { onError: (error) => toast(error.message, { tone: 'failure' }) })
          }
        >
          Всё верно, снять {countOf(counts.gone, AD_WORDS)}
        </Button>
      </div>
    </div>
  )
}
