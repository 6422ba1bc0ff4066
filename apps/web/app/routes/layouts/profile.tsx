import { Skeleton, SkeletonGroup } from '@trassa/ui/display/skeleton'
import { Outlet } from 'react-router-dom'
import { plainMeta } from '../../lib/document/plain-meta.ts'
import { RequireLogin } from '../../shared/login/require-login.tsx'

export const meta = () => plainMeta({ title: 'Профиль', noindex: true })

/** The user's own pages; the header shows their navigation (spec §2). */
export default function ProfileLayout() {
  return (
    <div className="mx-auto max-w-content px-4 py-6 desk:px-6 desk:py-8">
      <RequireLogin skeleton={<ProfileSkeleton />}>
        <Outlet />
      </RequireLogin>
    </div>
  )
}

/** Longer than most windows: the server sends them, and a reloaded page finds its place in them. */
const ROWS = Array.from({ length: 12 }, (_, index) => index)

function ProfileSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-9 w-64" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-40" />
      ))}
    </SkeletonGroup>
  )
}
