import { Button } from '@trassa/ui/actions/button'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'

/** Link to the user's ads; a visitor without a session logs in first. */
export function ToOwnAds({ list = 'myAds' }: { list?: 'myAds' | 'drafts' }) {
  const { profile } = useMe()
  const login = useLogin()
  if (!profile) {
    return (
      <Button variant="secondary" onClick={login.open}>
        Войти
      </Button>
    )
  }
  return (
    <Button variant="secondary" render={<Link to={PATHS[list]} />}>
      {list === 'drafts' ? 'Черновики' : 'Мои объявления'}
    </Button>
  )
}
