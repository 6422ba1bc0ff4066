import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { useSite } from '../../../lib/document/site.ts'
import { TelegramButton } from '../telegram-button.tsx'
import { BotWaiting } from './bot-waiting.tsx'
import { useTelegramLink } from './use-telegram-link.ts'

interface TelegramLinkProps {
  profile: Profile
  /** Why to link, where nothing is linked. */
  invitation: string
}

/** The linked account or the way to link one, in the state that the telegram-link machine is in. */
export function TelegramLink({ profile, invitation }: TelegramLinkProps) {
  const { snapshot, send } = useTelegramLink(profile)
  const { telegramBot, botUrl } = useSite()
  const botVariant = telegramBot ? 'quiet' : 'secondary'
  const openWidget = () => send({ type: 'widget.opened' })
  const askBot = () => send({ type: 'deepLink.requested' })

  if (snapshot.matches('failed')) {
    return (
      <>
        <p role="alert" className="text-stop-text">
          {snapshot.context.failure?.text}
        </p>
        <Button variant="secondary" onClick={() => send({ type: 'failure.dismissed' })}>
          Попробовать ещё раз
        </Button>
      </>
    )
  }
  const { deepLink } = snapshot.context
  if (snapshot.matches({ waiting: 'bot' }) && deepLink) {
    return <BotWaiting url={deepLink} onCancel={() => send({ type: 'wait.cancelled' })} />
  }
  if (snapshot.matches({ waiting: 'widget' })) {
    return (
      <>
        <p className="text-text-muted">
          Нажмите кнопку Telegram и подтвердите вход в открывшемся окне.
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <div className="w-60">
            <TelegramButton
              onReceived={(payload) => send({ type: 'telegram.received', payload })}
            />
          </div>
          <Button variant="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
            Отмена
          </Button>
        </div>
      </>
    )
  }
  const isUnlinking = snapshot.matches('unlinking')
  if (snapshot.matches('linked') || isUnlinking) {
    return (
      <>
        <p className="wrap-anywhere">
          Привязан аккаунт <b className="font-medium">{accountName(profile)}</b>.
          {telegramBot && ' С ним можно входить без кода из SMS.'}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {telegramBot && (
            <Button variant="secondary" disabled={isUnlinking} onClick={openWidget}>
              Сменить
            </Button>
          )}
          {botUrl && (
            <Button variant={botVariant} disabled={isUnlinking} onClick={askBot}>
              Сменить через бота
            </Button>
          )}
          <Button
            variant="quiet"
            loading={isUnlinking}
            onClick={() => send({ type: 'unlink.requested' })}
          >
            Отвязать
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <p className="text-text-muted">{invitation}</p>
      <div className="flex flex-wrap items-center gap-3">
        {telegramBot && (
          <Button variant="secondary" loading={snapshot.matches('linking')} onClick={openWidget}>
            Привязать Telegram
          </Button>
        )}
        {botUrl && (
          <Button
            variant={botVariant}
            loading={snapshot.matches({ waiting: 'deepLink' })}
            onClick={askBot}
          >
            Привязать через бота
          </Button>
        )}
      </div>
    </>
  )
}

/** Telegram accounts may have no username. */
const accountName = ({ telegramUsername, telegramId }: Profile): string =>
  telegramUsername ? `@${telegramUsername}` : `ID ${telegramId}`
