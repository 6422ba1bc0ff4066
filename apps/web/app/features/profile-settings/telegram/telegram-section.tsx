import type { Profile } from '@trassa/contracts/entities/user'
import { Card } from '@trassa/ui/display/card'
import { useSite } from '../../../lib/document/site.ts'
import { TelegramLink } from '../../../shared/telegram/link/telegram-link.tsx'

/**
 * 'Telegram' in profile settings (spec §4, domain §2). Without a configured bot nothing can be linked: a
 * link that exists is shown and can be removed, otherwise the section is left out.
 */
export function TelegramSection({ profile }: { profile: Profile }) {
  const { botUrl } = useSite()
  if (!botUrl && profile.telegramId === null) return null
  return (
    <section aria-labelledby="telegram">
      <h2 id="telegram" className="mb-3 font-bold text-title">
        Telegram
      </h2>
      <Card className="grid justify-items-start gap-4">
        <TelegramLink
          profile={profile}
          invitation="Привяжите Telegram, чтобы входить без кода из SMS и получать в нём рассылки и уведомления."
        />
      </Card>
    </section>
  )
}
