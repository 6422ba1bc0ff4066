import { useMe } from '../../shared/login/use-me.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Sessions } from './sessions.tsx'
import { TelegramSection } from './telegram/telegram-section.tsx'

/** 'Редактировать профиль' (spec §2): the profile's fields, Telegram and the sessions (domain §2). */
export function ProfileSettings() {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-6">
      <h1 className="font-bold text-heading">Редактировать профиль</h1>
      <ProfileCard profile={profile} />
      <ProfileForm profile={profile} />
      <TelegramSection profile={profile} />
      <Sessions />
    </div>
  )
}
