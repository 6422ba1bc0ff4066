import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { OwnSearches } from './own-searches.tsx'
import { SENDING_TITLE } from './sending-texts.ts'

/** spec §2, domain §8: the saved searches whose new ads are sent. */
export function SendingPage() {
  const { profile, pending } = useMe()
  return (
    <div className="mx-auto grid max-w-220 gap-6">
      <header className="grid gap-2">
        <h1 className="font-bold text-heading">{SENDING_TITLE}</h1>
        <p className="max-w-prose text-text-muted">
          Сохраните поиск, и новые объявления по нему придут в Telegram: с фотографией, ценой и
          ссылкой.
        </p>
      </header>
      {pending ? (
        <ListSkeleton />
      ) : profile ? (
        <OwnSearches key={profile.id} profile={profile} />
      ) : (
        <Guest />
      )}
    </div>
  )
}

function Guest() {
  const login = useLogin()
  return (
    <EmptyState
      title="Войдите, чтобы получать рассылку"
      actions={
        <>
          <Button onClick={login.open}>Войти</Button>
          <Button variant="secondary" render={<Link to={PATHS.search} />}>
            Смотреть объявления
          </Button>
        </>
      }
    >
      Сохранённые поиски привязаны к вашему профилю: их можно менять, приостанавливать и удалять с
      любого устройства.
    </EmptyState>
  )
}
