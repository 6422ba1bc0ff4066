import { Button } from '@trassa/ui/actions/button'
import { Spinner } from '@trassa/ui/display/spinner'

interface BotWaitingProps {
  /** The one-time link into the bot. */
  url: string
  onCancel: () => void
}

/** Leads into the bot and waits for it: a link, because a window that opens by itself later would be blocked. */
export function BotWaiting({ url, onCancel }: BotWaitingProps) {
  return (
    <>
      <p className="text-text-muted">
        Откройте бота и нажмите кнопку внизу чата. Ссылка действует 15 минут и только один раз.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" render={<a href={url} target="_blank" rel="noreferrer" />}>
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
