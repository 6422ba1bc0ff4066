import type { ConfirmationChannel } from '@trassa/contracts/entities/ad-confirmation'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { MessageSquareText, Send } from 'lucide-react'
import { ariaKeys } from '../keyboard/aria-keys.ts'
import { KEYS } from '../keyboard/key-bindings.ts'
import { useKeyBindings } from '../keyboard/use-key-bindings.ts'

const TELEGRAM = {
  channel: 'telegram',
  keyName: 'sendTelegram',
  label: 'Отправить в Telegram',
  Icon: Send,
} as const
const SMS = {
  channel: 'sms',
  keyName: 'sendSms',
  label: 'Отправить SMS',
  Icon: MessageSquareText,
} as const

interface SendButtonsProps {
  /** Whether the owner has linked a chat; a number every owner has. */
  hasTelegram: boolean
  /** The channel on which the link is being sent. */
  busy: ConfirmationChannel | null
  acceptsKey: (event: KeyboardEvent) => boolean
  onSend: (channel: ConfirmationChannel) => void
}

/** The ways on which a link reaches the owner of an ad, each with its key (docs/decisions/165). */
export function SendButtons({ hasTelegram, busy, acceptsKey, onSend }: SendButtonsProps) {
  const byKey = (channel: ConfirmationChannel) => (event: KeyboardEvent) => {
    if (busy === null && acceptsKey(event)) onSend(channel)
  }
  useKeyBindings({ sendTelegram: hasTelegram && byKey('telegram'), sendSms: byKey('sms') })
  return (
    <div className="flex flex-wrap gap-2">
      {(hasTelegram ? [TELEGRAM, SMS] : [SMS]).map(({ channel, keyName, label, Icon }) => (
        <Tooltip key={channel} text={KEYS[keyName].does} keys={KEYS[keyName].shown}>
          <Button
            size="small"
            variant="secondary"
            aria-keyshortcuts={ariaKeys(KEYS[keyName])}
            loading={busy === channel}
            disabled={busy !== null && busy !== channel}
            onClick={() => onSend(channel)}
          >
            <Icon aria-hidden="true" />
            {label}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
