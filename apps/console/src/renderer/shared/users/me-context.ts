import type { Profile } from '@trassa/contracts/entities/user'
import { hasRole, type Role } from '@trassa/contracts/enumerations/users'
import { createContext, use } from 'react'

/** Who is logged in; everything behind the login has somebody. */
export const MeContext = createContext<Profile | null>(null)

export function useMe(): Profile {
  const me = use(MeContext)
  if (!me) throw new Error('useMe needs a MeContext above it')
  return me
}

/** Whether the present person may do what a role may. */
export const useHasRole = (role: Role): boolean => hasRole(useMe().role, role)
