import { formatDateTime } from '@trassa/catalog/format/dates'
import { formatNumber, plural } from '@trassa/catalog/format/numbers'
import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { BATCH_HOLD_MS, type BatchState } from '@trassa/contracts/enumerations/batches'
import { Button } from '@trassa/ui/actions/button'
import { Progress } from '@trassa/ui/display/progress'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import type { ComponentType } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { useHeldDecision } from '../../shared/decisions/use-held-decision.ts'
import { useSeen } from '../../shared/decisions/use-seen.ts'
import { ariaKeys } from '../../shared/keyboard/aria-keys.ts'
import { KEYS } from '../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { countAds, resultText, resultWords, willDo } from './batch-words.ts'
import { useTimeToGo } from './time-to-go.ts'
import type { BatchCommands } from './use-batch-commands.ts'

interface StepProps {
  batch: Batch
  /** When `batch` was read, by the clock of this computer, in milliseconds since the epoch. */
  readAt: number
  commands: BatchCommands
}

const SECOND = 1000

/**
 * Z for a batch, as long as no decision is held: that one would be sent while the batch goes back. Returns whether the
 * key is the batch's.
 */
function useTakeBackKey(takeBack: false | (() => void)): boolean {
  const hasKey = useHeldDecision() === undefined
  useKeyBindings({ takeBack: hasKey && takeBack })
  return hasKey
}

/** After the dry run: what will happen, and the start. */
function Checked({ batch, commands }: StepProps) {
  const me = useMe()
  const mayStart = batch.counts.waiting > 0 && batch.moderatorId === me.id
  const { isSeen, mark } = useSeen(batch.id)
  // The second of two Ctrl+Enter, of which the first prepared the batch, does not start it unread.
  function start(pressed: { timeStamp: number }) {
    if (isSeen(pressed)) commands.steer('start')
  }
  useKeyBindings({ submit: mayStart && !commands.isBusy && start })
  const expected = batch.expectedTotal
  return (
    <>
      <p className="text-title font-medium">{willDo(batch)}</p>
      {expected !== null && expected !== batch.total && (
        <p className="text-marking-text">
          Когда вы выбирали, подходило {formatNumber(expected)}, сейчас –{' '}
          {formatNumber(batch.total)}.
        </p>
      )}
      <p className="text-text-muted">Пока ничего не изменилось.</p>
      <div className="flex gap-2">
        {mayStart && (
          <Tooltip text="Начнётся через 10 секунд" keys={KEYS.submit.shown}>
            <Button
              {...mark}
              onClick={start}
              loading={commands.isBusy}
              aria-keyshortcuts={ariaKeys(KEYS.submit)}
            >
              Начать
            </Button>
          </Tooltip>
        )}
        <Button variant="secondary" onClick={() => commands.steer('cancel')}>
          Отказаться
        </Button>
      </div>
    </>
  )
}

/** The ten seconds in which a start leaves no trace. */
function Waiting({ batch, readAt, commands }: StepProps) {
  const now = useNow(200)
  // Only what has passed since the answer is measured here: the two clocks may differ by hours.
  const left = Math.max(0, (batch.startsInMs ?? 0) - (now.getTime() - readAt))
  const seconds = Math.ceil(left / SECOND)
  const cancel = () => commands.steer('cancel')
  const hasKey = useTakeBackKey(cancel)
  return (
    <>
      <Progress
        label={
          seconds > 0
            ? `Начнём через ${seconds} ${plural(seconds, ['секунду', 'секунды', 'секунд'])}: ${countAds(batch.counts.waiting)}`
            : 'Начинаем'
        }
        value={Math.min(100, ((BATCH_HOLD_MS - left) / BATCH_HOLD_MS) * 100)}
      />
      <Tooltip text="Ничего не изменится" {...(hasKey && { keys: KEYS.takeBack.shown })}>
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-keyshortcuts={hasKey ? ariaKeys(KEYS.takeBack) : undefined}
          onClick={cancel}
        >
          Отменить
        </Button>
      </Tooltip>
    </>
  )
}

function Running({ batch, readAt, commands }: StepProps) {
  const left = useTimeToGo(batch, readAt)
  // Rows that the dry run refused are no part of the work.
  const done = batch.counts.changed
  const all = done + batch.counts.waiting
  const isPaused = batch.state === 'paused'
  return (
    <>
      <Progress
        label={`${isPaused ? 'Приостановлено' : resultWords(batch).running}: ${formatNumber(done)} из ${formatNumber(all)}${left}`}
        value={(done / Math.max(1, all)) * 100}
      />
      <p className="text-text-muted">
        Можно уйти с этой страницы и закрыть программу: изменения идут на сервере.
      </p>
      <div className="flex gap-2">
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          onClick={() => commands.steer(isPaused ? 'resume' : 'pause')}
        >
          {isPaused ? 'Продолжить' : 'Приостановить'}
        </Button>
        <Button variant="secondary" onClick={() => commands.steer('cancel')}>
          Остановить совсем
        </Button>
      </div>
    </>
  )
}

function Ended({ batch, commands }: StepProps) {
  const { counts, retryable, undoableUntil, state } = batch
  const mayUndo = undoableUntil !== null
  const undo = () => commands.follow('undo')
  const hasKey = useTakeBackKey(mayUndo && !commands.isBusy && undo)
  return (
    <>
      <p role="status" className="text-title font-medium">
        {resultText(batch)}
      </p>
      {state === 'cancelled' && counts.waiting > 0 && (
        <p className="text-text-muted">
          {`Остановлено раньше: до ${formatNumber(counts.waiting)} не дошло, они остались как были.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {retryable > 0 && (
          <Button onClick={() => commands.follow('retry')} loading={commands.isBusy}>
            {`Повторить то, что может получиться: ${formatNumber(retryable)}`}
          </Button>
        )}
        {mayUndo && (
          <Tooltip
            text="Сначала проверим, ничего не меняя"
            {...(hasKey && { keys: KEYS.takeBack.shown })}
          >
            <Button
              variant="secondary"
              loading={commands.isBusy}
              aria-keyshortcuts={hasKey ? ariaKeys(KEYS.takeBack) : undefined}
              onClick={undo}
            >
              Вернуть как было
            </Button>
          </Tooltip>
        )}
        {mayUndo && (
          <span className="text-caption text-text-muted">
            {`Вернуть можно до ${formatDateTime(undoableUntil, new Date())}`}
          </span>
        )}
      </div>
    </>
  )
}

/** What is shown of a batch and can be done with it, by its state. */
export const BATCH_STEPS: Record<BatchState, ComponentType<StepProps>> = {
  checked: Checked,
  waiting: Waiting,
  running: Running,
  paused: Running,
  done: Ended,
  cancelled: Ended,
}
