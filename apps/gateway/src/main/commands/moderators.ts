import { randomUUID } from 'node:crypto'
import { ROLE_NAMES, ROLES, type Role } from '@trassa/contracts/enumerations/users'
import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import {
  endSessions,
  grantRole,
  listStaff,
  resetSecondFactor,
  type UserRecord,
} from '../../modules/identity/public.ts'
import { countPhoneAccess } from '../../modules/moderation/public.ts'
import type { Command, CommandGroup } from './command.ts'

const GRANTABLE = ROLES.filter((role) => role !== 'user')

const isGrantable = (role: string): role is Role => GRANTABLE.some((known) => known === role)

const line = (user: UserRecord) =>
  `${formatPhone(user.phone)}  ${user.username}: ${ROLE_NAMES[user.role]}`

const DAY = 24 * 60 * 60 * 1000

/** domain §2: what the staff have done with phones in the last days. */
function parsePhoneAccess(spelling: string): Command | null {
  const days = spelling === '' ? 7 : Number(spelling)
  if (!Number.isInteger(days) || days < 1) return null
  return async ({ db }) => {
    const found = await countPhoneAccess(db, new Date(Date.now() - days * DAY))
    return found.length > 0
      ? found.map(
          ({ phone, username, revealed, lookedUp }) =>
            `${formatPhone(phone)}  ${username}: показано ${revealed}, поисков ${lookedUp}`,
        )
      : ['Телефоны никто не открывал и не искал.']
  }
}

/** What is done to one user's access, and the sentence after it. */
const ACCESS_ACTIONS: ReadonlyMap<string, { run: typeof endSessions; said: string }> = new Map([
  [
    'reset-second-factor',
    {
      run: resetSecondFactor,
      said: 'Приложение и коды восстановления отключены, сеансы завершены. При следующем входе в консоль приложение подключают заново.',
    },
  ],
  ['end-sessions', { run: endSessions, said: 'Все сеансы завершены.' }],
])

/** domain §2: roles are given on the server. */
export const moderators: CommandGroup = {
  usage: `Роли сотрудников:
  moderators grant <телефон> [${GRANTABLE.join(' | ')}]   выдать роль (без указания – moderator)
  moderators revoke <телефон>                                     забрать роль
  moderators reset-second-factor <телефон>                        вход с кодом подключить заново: телефон и коды утеряны
  moderators end-sessions <телефон>                               завершить все сеансы: устройство украдено
  moderators list                                                 показать всех
  moderators phones [дней]                                        кто сколько телефонов открыл и искал (без указания – за 7 дней)`,

  parse([action, spelling = '', role = 'moderator']) {
    if (action === 'list') {
      return async ({ db }) => {
        const staff = await listStaff(db)
        return staff.length > 0 ? staff.map(line) : ['Пока никого.']
      }
    }
    if (action === 'phones') return parsePhoneAccess(spelling)
    const phone = normalizePhone(spelling)
    if (!phone) return null
    const onAccess = ACCESS_ACTIONS.get(action ?? '')
    if (onAccess) {
      return async ({ db }) => [
        line(await onAccess.run(db, { phone, sessionId: `cli-${randomUUID()}` })),
        onAccess.said,
      ]
    }
    if ((action !== 'grant' && action !== 'revoke') || !isGrantable(role)) return null
    const given = action === 'grant' ? role : 'user'
    return async ({ db }) => {
      const sessionId = `cli-${randomUUID()}`
      return [line(await grantRole(db, { phone, role: given, actorId: null, sessionId }))]
    }
  },
}
