import { Button } from '@trassa/ui/actions/button'
import { EmptyRoad } from '@trassa/ui/brand/illustrations'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { ErrorPage } from './error-page.tsx'
import { NOT_FOUND_TITLE } from './error-texts.ts'

/** No such address, or nothing stands there any more (spec §2). */
export function NotFoundPage() {
  return (
    <ErrorPage
      picture={<EmptyRoad />}
      title={NOT_FOUND_TITLE}
      actions={
        <>
          <Button variant="secondary" render={<Link to={PATHS.help} />}>
            Написать в поддержку
          </Button>
          <Button render={<Link to={PATHS.home} />}>Вернуться на главную</Button>
        </>
      }
    >
      Возможно, в адресе опечатка или страница удалена.
    </ErrorPage>
  )
}
