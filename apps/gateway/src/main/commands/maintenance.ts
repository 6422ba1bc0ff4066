import { randomUUID } from 'node:crypto'
import { openSite } from '../../modules/operator-settings/public.ts'
import type { Command, CommandGroup } from './command.ts'

const off: Command = async ({ db }) =>
  (await openSite(db, { sessionId: `cli-${randomUUID()}` }))
    ? ['Сайт открыт. Работающие серверы узнают об этом за несколько секунд.']
    : [
        'Сайт и так открыт. Если он закрыт настройкой MAINTENANCE, уберите её и перезапустите сервер.',
      ]

/** Opens a closed site where the console cannot (docs/operations.md). */
export const maintenance: CommandGroup = {
  usage: `Технические работы:
  maintenance off   открыть сайт, закрытый из консоли`,

  parse: ([action]) => (action === 'off' ? off : null),
}
