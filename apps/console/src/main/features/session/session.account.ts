import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'
import type { Account } from '../../../shared/outbox.ts'
import type { SessionVault } from './session.vault.ts'

/** The member of the staff whom the stored session belongs to. */
export interface StaffAccount extends Account {
  role: Role
}

export interface SessionAccount {
  /** `null` without a session, and until the gateway has said whose it is. */
  current: () => StaffAccount | null
  /** The gateway has answered a request with `token` by this profile. */
  learn: (server: string, token: string, profile: Profile) => void
  /** Calls back whenever `current` may have changed. */
  subscribe: (listener: () => void) => void
}

export const isSameAccount = (one: Account | null, other: Account | null): boolean =>
  one?.server === other?.server && one?.moderatorId === other?.moderatorId

/**
 * Whose session the vault holds, told by the gateway for that very token: the renderer's word is not needed,
 * and the account of a new token is unknown until the gateway has answered it.
 */
export function createSessionAccount(vault: SessionVault): SessionAccount {
  let known: { token: string; account: StaffAccount } | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  vault.onChanged(tell)
  return {
    current: () =>
      known && vault.read(known.account.server) === known.token ? known.account : null,
    learn(server, token, { id, role }) {
      if (vault.read(server) !== token) return
      known = hasRole(role, 'support')
        ? { token, account: { server, moderatorId: id, role } }
        : null
      tell()
    },
    subscribe: (listener) => void listeners.add(listener),
  }
}
