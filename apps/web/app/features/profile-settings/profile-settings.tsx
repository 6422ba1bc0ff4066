import { useMe } from '../../shared/login/use-me.ts'
import { AvatarSection } from './avatar/avatar-section.tsx'
import { OwnData } from './data/own-data.tsx'
import { EmailSection } from './email/email-section.tsx'
import { ProfileForm } from './form/profile-form.tsx'
import { NoticeChoices } from './notice-choices.tsx'
import { PhoneSection } from './phone/phone-section.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SECTIONS, SectionsNav } from './sections-nav.tsx'
import { Sessions } from './sessions/sessions.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TelegramSection } from './telegram/telegram-section.tsx'
import { WayBack } from './way-back.tsx'

/** 'Редактировать профиль' (spec §2): everything about the account, in sections with anchors (domain §2). */
export function ProfileSettings() {
  const { profile } = useMe()
  if (!profile) return null
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-8">
      <h1 className="font-bold text-heading">Редактировать профиль</h1>
      <WayBack />
      <ProfileCard profile={profile} />
      <SectionsNav />
      <SettingsSection id="profile" title={SECTIONS.profile}>
        <div className="grid gap-4">
          <AvatarSection profile={profile} />
          <ProfileForm profile={profile} />
        </div>
      </SettingsSection>
      <SettingsSection id="phone" title={SECTIONS.phone}>
        <PhoneSection profile={profile} />
      </SettingsSection>
      <SettingsSection id="email" title={SECTIONS.email}>
        <EmailSection />
      </SettingsSection>
      <TelegramSection profile={profile} />
      <SettingsSection id="notices" title={SECTIONS.notices}>
        <NoticeChoices hasTelegram={profile.telegramId !== null} />
      </SettingsSection>
      <SettingsSection id="sessions" title={SECTIONS.sessions}>
        <Sessions />
      </SettingsSection>
      <SettingsSection id="data" title={SECTIONS.data}>
        <OwnData profile={profile} />
      </SettingsSection>
    </div>
  )
}
