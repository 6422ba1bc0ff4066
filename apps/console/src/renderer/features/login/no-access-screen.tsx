import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import { Button } from '@trassa/ui/actions/button'
import { StandaloneScreen } from '../../shared/settings/standalone-screen.tsx'

interface NoAccessScreenProps {
  profile: Profile
  onBack: () => void
}

/** For a user without a staff role; the session that was opened has been closed. */
export function NoAccessScreen({ profile, onBack }: NoAccessScreenProps) {
  return (
    <StandaloneScreen title="Нет доступа">
      <p role="alert">
        {profile.username}, у номера {formatPhone(profile.phone)} нет прав модератора или поддержки.
        Попросите старшего модератора выдать их и войдите снова.
      </p>
      <Button onClick={onBack}>Войти с другим номером</Button>
    </StandaloneScreen>
  )
}
