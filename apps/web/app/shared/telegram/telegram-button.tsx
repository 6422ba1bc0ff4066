import type { TelegramPayload } from '@trassa/contracts/calls/auth'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '../../lib/document/site.ts'
import { readTelegramMessage } from './telegram-payload.ts'

const TELEGRAM = 'https://oauth.telegram.org'

interface TelegramButtonProps {
  onReceived: (payload: TelegramPayload) => void
}

/**
 * Telegram's login button, where the server has a bot: its frame alone, without Telegram's script,
 * which would need `eval` on our pages.
 */
export function TelegramButton({ onReceived }: TelegramButtonProps) {
  const { telegramBot } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== TELEGRAM || event.source !== frame.current?.contentWindow) return
    const payload = readTelegramMessage(event.data)
    if (payload) onReceived(payload)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  if (!telegramBot) return null
  const query = new URLSearchParams({
    origin: location.origin,
    return_to: location.href,
    size: 'large',
    request_access: 'write',
    lang: 'ru',
  })
  return (
    <iframe
      ref={frame}
      title="Войти через Telegram"
      src={`${TELEGRAM}/embed/${telegramBot}?${query}`}
      className="mx-auto h-10 w-60 border-0"
    />
  )
}
