import { Button } from '@trassa/ui/actions/button'
import { Dialog } from '@trassa/ui/overlays/dialog'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'
import { useMe } from '../../../shared/login/use-me.ts'
import { TelegramLink } from '../../../shared/telegram/link/telegram-link.tsx'

interface TelegramInvitationProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Behind the first saved search of a person without Telegram: links it at once. A separate chunk: rarely shown. */
export default function TelegramInvitation({ open, onOpenChange }: TelegramInvitationProps) {
  const { profile } = useMe()
  if (!profile) return null
  const isLinked = profile.telegramId !== null
  return (
    <Dialog
      title="Поиск сохранён"
      open={open}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="secondary" render={<Link to={PATHS.sending} />}>
            Мои рассылки
          </Button>
          <Button variant={isLinked ? 'primary' : 'quiet'} onClick={() => onOpenChange(false)}>
            {isLinked ? 'Хорошо' : 'Позже'}
          </Button>
        </>
      }
    >
      {isLinked ? (
        <p>Telegram привязан. О новых объявлениях напишем туда.</p>
      ) : (
        <div className="grid justify-items-start gap-4">
          <TelegramLink
            profile={profile}
            invitation="Осталось привязать Telegram: туда придут новые объявления."
          />
        </div>
      )}
    </Dialog>
  )
}
