import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { PATHS } from '../addresses/paths.ts'
import { useMe } from './use-me.ts'

interface RequireLoginProps {
  /** Holds the place until it is known who looks. */
  skeleton: ReactNode
  children: ReactNode
}

/** What only its owner may see; anybody else goes to the main page (spec §4, §8). */
export function RequireLogin({ skeleton, children }: RequireLoginProps) {
  const { profile, pending } = useMe()
  if (pending) return skeleton
  return profile ? children : <Navigate to={PATHS.home} replace />
}
