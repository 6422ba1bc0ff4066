import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PATHS } from '../addresses/paths.ts'
import { askLogin } from './ask-login.ts'
import { useMe } from './use-me.ts'

interface RequireLoginProps {
  /** Shown until the profile is loaded. */
  skeleton: ReactNode
  children: ReactNode
}

/** Content for logged-in users; without a session redirects to the main page (spec §4, §8). */
export function RequireLogin({ skeleton, children }: RequireLoginProps) {
  const { profile, pending } = useMe()
  const [hadProfile, setHadProfile] = useState(false)
  if (profile && !hadProfile) setHadProfile(true)
  if (pending) return skeleton
  return profile ? children : <ToMainPage asks={!hadProfile} />
}

/** Asks to log in, but for a session that has ended here: it has been asked for already, or logged out of. */
function ToMainPage({ asks }: { asks: boolean }) {
  const [wanted] = useState(useLocation())
  useEffect(() => {
    if (asks) askLogin(wanted)
  }, [asks, wanted])
  return <Navigate to={PATHS.home} replace />
}
