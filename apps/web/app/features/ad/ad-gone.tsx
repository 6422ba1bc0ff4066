import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { listHref } from '../../shared/addresses/ad-addresses.ts'
import { PATHS } from '../../shared/addresses/paths.ts'

interface AdGoneProps {
  /** City and type of the address, if it has valid ones. */
  list: { adType: AdType; citySlug: string } | null
}

/** The page of an ad that is sold, withdrawn or unknown: links to similar ads. */
export function AdGone({ list }: AdGoneProps) {
  return (
    <EmptyState
      title="Объявления больше нет"
      actions={
        <>
          {list && (
            <Button render={<Link to={listHref(list)} />}>Смотреть похожие объявления</Button>
          )}
          <Button variant="secondary" render={<Link to={PATHS.home} />}>
            Вернуться на главную
          </Button>
        </>
      }
    >
      Возможно, его уже продали или сняли с публикации. Или в адресе опечатка.
    </EmptyState>
  )
}
