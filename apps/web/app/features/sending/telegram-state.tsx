import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import type { ReactNode } from 'react'
import { useSite } from '../../lib/document/site.ts'
import { TelegramLink } from '../../shared/telegram/link/telegram-link.tsx'

/** What keeps messages from arriving, with the way to mend it; nothing where they arrive. */
export function TelegramState({ profile }: { profile: Profile }) {
  const { botUrl } = useSite()
  if (!profile.telegramId && botUrl) {
    return (
      <Obstacle title="Осталось привязать Telegram">
        <TelegramLink
          profile={profile}
          invitation="Привяжите Telegram к профилю, и новые объявления будут приходить туда. Поиски сохраняются и без него."
        />
      </Obstacle>
    )
  }
  if (profile.telegramStopped) {
    return (
      <Obstacle title="Бот остановлен, сообщения не приходят">
        <p className="text-text-muted">
          Вы остановили или заблокировали нашего бота в Telegram. Откройте его и нажмите «Запустить»
          или отправьте команду /start: рассылки пойдут снова.
        </p>
        {botUrl && (
          <Button variant="secondary" render={<a href={botUrl} target="_blank" rel="noreferrer" />}>
            Открыть бота
          </Button>
        )}
      </Obstacle>
    )
  }
  if (botUrl || profile.telegramId) return null
  return (
    <Obstacle title="Telegram сейчас не подключён">
      <p className="text-text-muted">
        Поиски сохраняются. Сообщения начнут приходить, когда бот заработает и вы привяжете к
        профилю свой Telegram.
      </p>
    </Obstacle>
  )
}

function Obstacle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="obstacle">
      <Card className="grid justify-items-start gap-4 border-l-4 border-l-marking">
        <h2 id="obstacle" className="font-bold text-title">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}
