import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { PATHS } from '../addresses/paths.ts'
import { useMe } from './use-me.ts'

interface RequireLoginProps {
  /** Shown until the profile is loaded. */
  skeleton: ReactNode
  children: ReactNode
}

/** Content for logged-in users; without a session redirects to the main page (spec §4, §8). */
export function RequireLogin({ skeleton, children }: RequireLoginProps) {
  const { profile, pending } = useMe()
  if (pending) return skeleton
  return profile ? children : <Navigate to={PATHS.home} replace />
}
