import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'
import { createContext, use } from 'react'

/** The logged-in user; set for everything behind the login. */
export const MeContext = createContext<Profile | null>(null)

export function useMe(): Profile {
  const me = use(MeContext)
  if (!me) throw new Error('useMe needs a MeContext above it')
  return me
}

/** Whether the present person may do what a role may. */
export const useHasRole = (role: Role): boolean => hasRole(useMe().role, role)
