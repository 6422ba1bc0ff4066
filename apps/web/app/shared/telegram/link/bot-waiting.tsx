import { Button } from '@trassa/ui/actions/button'
import { Spinner } from '@trassa/ui/display/spinner'
import { Suspense } from 'react'
import { useWide } from '../../../lib/browser/use-wide.ts'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'

const BotQrCode = lazyPart(() => import('./bot-qr-code.tsx'))

interface BotWaitingProps {
  /** The one-time link into the bot. */
  url: string
  onCancel: () => void
}

const focusOnMount = (link: HTMLAnchorElement | null) => link?.focus()

/**
 * Leads into the bot and waits for it: a link, because a window that opens by itself later would be blocked; on a wide
 * screen also a code for the phone, where Telegram often is.
 */
export function BotWaiting({ url, onCancel }: BotWaitingProps) {
  const isWide = useWide(false)
  return (
    <>
      <p className="text-text-muted">
        Откройте бота{isWide && ' или наведите на код камеру телефона'} и нажмите кнопку внизу чата.
        Ссылка действует 15{'\u00A0'}минут и только один раз.
      </p>
      {isWide && (
        <div className="size-48">
          <Suspense>
            <BotQrCode url={url} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          render={<a ref={focusOnMount} href={url} target="_blank" rel="noreferrer" />}
        >
          Открыть бота
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </div>
      <p role="status" className="flex items-center gap-2 text-caption text-text-muted">
        <Spinner label={null} />
        Ждём ответа бота, страница обновится сама.
      </p>
    </>
  )
}
