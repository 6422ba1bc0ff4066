import { Button } from '@trassa/ui/actions/button'
import type { UpdateState } from '../../../shared/program.ts'
import { useBridge } from '../../lib/bridge-context.ts'
import { useProgramChange } from './use-program.ts'

const FAILURES = {
  unsigned:
    'Подпись обновления не подходит: файл на сервере обновлений повреждён или подменён. Обновление не установлено. Скажите об этом администратору.',
  unreachable: 'Не удалось проверить обновления. Программа попробует позже сама.',
} as const

/** The state of updates, and what can be done about it. */
export function UpdateOffer({ update }: { update: UpdateState }) {
  const bridge = useBridge()
  const { mutate, isPending } = useProgramChange(bridge.updateProgram)
  switch (update.state) {
    case 'off':
      return <p className="text-text-muted">Эта сборка не ищет обновлений.</p>
    case 'downloading':
      return <p className="text-text-muted">Загружается версия {update.version}.</p>
    case 'ready':
      return (
        <div className="flex flex-wrap items-center gap-2">
          <p>
            {update.onQuit
              ? `Версия ${update.version} установится, когда вы закроете программу.`
              : `Загружена версия ${update.version}.`}
          </p>
          <Button
            size="small"
            variant="secondary"
            onClick={() => mutate(update.onQuit ? 'postpone' : 'installOnQuit')}
          >
            {update.onQuit ? 'Не сейчас' : 'Обновить при выходе'}
          </Button>
        </div>
      )
    default:
      return (
        <div className="flex flex-wrap items-center gap-2">
          {update.state === 'failed' && <p role="alert">{FAILURES[update.reason]}</p>}
          <Button
            size="small"
            variant="secondary"
            loading={isPending}
            onClick={() => mutate('check')}
          >
            Проверить обновления
          </Button>
        </div>
      )
  }
}
