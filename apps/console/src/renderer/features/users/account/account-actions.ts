import type { ApiClient } from '@trassa/api-client/client'
import {
  blockUser,
  endUserSessions,
  setUserRole,
  unblockUser,
} from '@trassa/contracts/calls/moderator/accounts'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'

interface Asked {
  id: string
  reason: string
  role: Role
}

interface AccountAction {
  title: string
  /** What will happen. */
  hint: string
  reasonLabel: string
  verb: string
  done: string
  danger: boolean
  needs: Role
  /** Whether the block and the role of the account allow it. An own account is left out before it is asked. */
  fits: (user: StaffProfile, me: Profile) => boolean
  send: (api: ApiClient, asked: Asked) => Promise<StaffProfile>
}

/** What staff change about the account of another person. */
export const ACCOUNT_ACTIONS = {
  block: {
    title: 'Блокировка аккаунта',
    hint: 'Все сеансы завершатся, войти будет нельзя. Объявления уйдут с сайта и вернутся, если старший модератор снимет блокировку. Причину пользователь прочитает.',
    reasonLabel: 'Причина для пользователя',
    verb: 'Заблокировать',
    done: 'Аккаунт заблокирован',
    danger: true,
    needs: 'moderator',
    fits: ({ block, role }) => block === null && role === 'user',
    send: (api, { id, reason }) => api.ask(blockUser, { params: { id }, body: { reason } }),
  },
  unblock: {
    title: 'Снятие блокировки',
    hint: 'Войти снова будет можно. Объявления, которые сняла блокировка, вернутся в прежнее состояние.',
    reasonLabel: 'Почему снимаем',
    verb: 'Разблокировать',
    done: 'Аккаунт разблокирован',
    danger: false,
    needs: 'seniorModerator',
    fits: ({ block }) => block !== null,
    send: (api, { id, reason }) => api.ask(unblockUser, { params: { id }, body: { reason } }),
  },
  endSessions: {
    title: 'Завершение сеансов',
    hint: 'Пользователь выйдет из аккаунта на всех устройствах и сможет войти снова по коду. Объявления остаются.',
    reasonLabel: 'Почему завершаем',
    verb: 'Завершить все сеансы',
    done: 'Сеансы завершены',
    danger: true,
    needs: 'moderator',
    fits: ({ block, role }, me) =>
      block === null && (role === 'user' || hasRole(me.role, 'seniorModerator')),
    send: (api, { id, reason }) => api.ask(endUserSessions, { params: { id }, body: { reason } }),
  },
  role: {
    title: 'Роль сотрудника',
    hint: 'Роль действует со следующего запроса. Новый сотрудник при первом входе в консоль подключит приложение с кодами.',
    reasonLabel: 'Основание',
    verb: 'Изменить роль',
    done: 'Роль изменена',
    danger: false,
    needs: 'seniorModerator',
    fits: ({ block }) => block === null,
    send: (api, { id, reason, role }) =>
      api.ask(setUserRole, { params: { id }, body: { reason, role } }),
  },
} as const satisfies Record<string, AccountAction>

export type AccountActionName = keyof typeof ACCOUNT_ACTIONS

const NAMES = Object.keys(ACCOUNT_ACTIONS) as AccountActionName[]

/** What the present person may do with an account. */
export const accountActionsFor = (user: StaffProfile, me: Profile): AccountActionName[] =>
  NAMES.filter((name) => {
    const { needs, fits } = ACCOUNT_ACTIONS[name]
    return (
      user.id !== me.id && user.mergedIntoId === null && hasRole(me.role, needs) && fits(user, me)
    )
  })
