import { formatDateTime } from '@trassa/catalog/format/dates'
import { countOf } from '@trassa/catalog/format/numbers'
import type { Feed } from '@trassa/contracts/entities/feed'
import { FEED_SCHEDULES } from '@trassa/contracts/enumerations/feeds'
import { Button } from '@trassa/ui/actions/button'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Card } from '@trassa/ui/display/card'
import { Status } from '@trassa/ui/display/status'
import { useToast } from '@trassa/ui/feedback/toast'
import { AlertDialog } from '@trassa/ui/overlays/alert-dialog'
import { Pause, Play, RefreshCw, Settings2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AD_WORDS } from '../stock-texts.ts'
import { isRunning, useFeedChanges } from '../use-feeds.ts'
import { FeedForm } from './feed-form.tsx'
import { LatestRun } from './latest-run.tsx'
import { PastRuns } from './past-runs.tsx'

/** A feed: where it stands, what its latest run has found, and what can be done with it. */
export function FeedCard({ feed, userId }: { feed: Feed; userId: string }) {
  const { id, url, isOn, runs } = feed
  const toast = useToast()
  const { change, run, remove } = useFeedChanges()
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const onError = (error: Error) => toast(error.message, { tone: 'failure' })
  const busy = isRunning(feed)
  const [latest, ...earlier] = runs
  // The report of an unchanged file is the one of the run that has read it; one that failed meanwhile has not.
  const isSame = latest?.outcome === 'unchanged' && earlier.length > 0
  const reported = isSame ? (earlier.find(({ outcome }) => outcome === 'done') ?? latest) : latest
  const past = runs.filter((run) => run !== reported && !(isSame && run === latest))
  const wasChecked = latest !== undefined && latest.outcome !== 'failed' && !busy
  return (
    <Card render={<article aria-label={url} />} className="grid gap-4">
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h2 className="wrap-anywhere font-bold text-body">{url}</h2>
          <IconButton
            label={`Удалить адрес: ${url}`}
            title="Удалить"
            icon={<Trash2 />}
            className="-mt-2.5 -mr-2"
            onClick={() => setAsking(true)}
          />
        </div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-text-muted">
          <Status tone={isOn ? 'go' : 'neutral'}>{stateOf(feed)}</Status>
          <span>{scheduleOf(feed)}</span>
          {feed.cityName && <span>{feed.cityName}</span>}
          {feed.itemsTotal > 0 && <span>{countOf(feed.itemsTotal, AD_WORDS)} в файле</span>}
        </p>
      </div>
      {isEditing ? (
        <FeedForm feed={feed} onDone={() => setEditing(false)} onCancel={() => setEditing(false)} />
      ) : (
        <>
          {isSame && latest.finishedAt && (
            <p className="text-caption text-text-muted">
              Файл не изменился, проверен {formatDateTime(latest.finishedAt, new Date())}
            </p>
          )}
          {reported && <LatestRun feed={feed} run={reported} userId={userId} />}
          <div className="flex flex-wrap gap-2">
            {isOn ? (
              <Button
                size="small"
                variant="secondary"
                loading={run.isPending}
                disabled={busy}
                onClick={() => run.mutate({ id, kind: 'load' }, { onError })}
              >
                <RefreshCw />
                Загрузить сейчас
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  variant={wasChecked ? 'primary' : 'secondary'}
                  loading={change.isPending}
                  disabled={busy}
                  onClick={() => change.mutate({ id, isOn: true }, { onError })}
                >
                  <Play />
                  Включить
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  loading={run.isPending}
                  disabled={busy}
                  onClick={() => run.mutate({ id, kind: 'check' }, { onError })}
                >
                  <RefreshCw />
                  Проверить снова
                </Button>
              </>
            )}
            {isOn && (
              <Button
                size="small"
                variant="quiet"
                loading={change.isPending}
                onClick={() => change.mutate({ id, isOn: false }, { onError })}
              >
                <Pause />
                Пауза
              </Button>
            )}
            <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
              <Settings2 />
              Настроить
            </Button>
          </div>
          {past.length > 0 && <PastRuns runs={past} />}
        </>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Удалить адрес?"
        description="Объявления, которые из него загружены, останутся как есть. Меняться и сниматься сами они больше не будут."
        confirm="Удалить адрес"
        cancel="Отмена"
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate(id, { onSuccess: () => setAsking(false), onError })}
      />
    </Card>
  )
}

const stateOf = ({ isOn, lastSuccessAt }: Feed): string =>
  isOn ? 'Работает' : lastSuccessAt ? 'На паузе' : 'Не включена'

function scheduleOf({ isOn, schedule, nextRunAt }: Feed): string {
  const { label } = FEED_SCHEDULES[schedule]
  return isOn && nextRunAt ? `${label}, следующая ${formatDateTime(nextRunAt, new Date())}` : label
}
