import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Progress } from '@trassa/ui/display/progress'
import { Status } from '@trassa/ui/display/status'
import type { BulkRun } from './use-bulk.ts'

interface BulkResultProps {
  run: BulkRun
  onRetry: () => void
  onClose: () => void
}

/** How far a bulk change has come, and what became of each row. */
export function BulkResult({ run, onRetry, onClose }: BulkResultProps) {
  const { rows, results, isRunning } = run
  const codes = [...results.values()]
  const done = codes.filter((code) => code === null).length
  const failed = codes.length - done
  return (
    <>
      {isRunning ? (
        <Progress
          label={`Меняем: ${codes.length} из ${rows.length}`}
          value={(codes.length / rows.length) * 100}
        />
      ) : (
        <p role="status" className="font-medium">
          Получилось: {done}. Не получилось: {failed}.
        </p>
      )}
      <ul aria-label="Результат по строкам" className="max-h-48 overflow-y-auto">
        {rows.map(({ id, title }) => {
          const code = results.get(id)
          if (code === undefined) return null
          return (
            <li key={id} className="flex gap-3 border-b py-1">
              <Status tone={code === null ? 'go' : 'stop'} className="w-36">
                {code === null ? 'Готово' : 'Не получилось'}
              </Status>
              <span className="w-64 shrink-0 truncate">{title}</span>
              <span className="text-text-muted">{code && ERROR_TEXTS[code]}</span>
            </li>
          )
        })}
      </ul>
      {!isRunning && (
        <div className="flex gap-2">
          {failed > 0 && <Button onClick={onRetry}>Повторить неудачные</Button>}
          <Button variant="secondary" onClick={onClose}>
            Закрыть
          </Button>
        </div>
      )}
    </>
  )
}
