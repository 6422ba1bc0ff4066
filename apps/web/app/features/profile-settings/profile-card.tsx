import type { Profile } from '@trassa/contracts/entities/user'
import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { Link } from '@trassa/ui/actions/link'
import { Avatar } from '@trassa/ui/display/avatar'
import { Link as RouterLink } from 'react-router-dom'
import { useLogout } from '../../shared/login/use-logout.ts'
import { avatarUrl } from '../../shared/photo/avatar-url.ts'

/** Who is logged in: picture, name, phone and account type, the public page, and the logout. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const logout = useLogout()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar
        name={profile.username}
        src={avatarUrl(profile.avatar)}
        className="size-16! bg-sign! text-heading text-on-sign!"
      />
      <div className="min-w-0 grow basis-44">
        <p className="truncate font-medium text-title">{profile.username}</p>
        <p className="whitespace-nowrap text-text-muted">{formatPhone(profile.phone)}</p>
        <p className="text-caption text-text-muted">
          {USER_TYPES.find(({ id }) => id === profile.type)?.name}
        </p>
        <Link render={<RouterLink to={`/${profile.slug}`} />}>Ваша страница для покупателей</Link>
      </div>
      <Button variant="secondary" loading={logout.isPending} onClick={() => logout.mutate()}>
        Выйти
      </Button>
    </div>
  )
}
