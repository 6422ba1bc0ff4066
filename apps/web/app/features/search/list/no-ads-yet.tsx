import { subtypeOfAdType } from '@trassa/catalog/taxonomy/subtypes'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { createHref } from '../../../shared/addresses/create-ad-href.ts'
import { inPlace } from '../../../shared/city/city-labels.ts'
import type { ListPage } from '../address/list-page.ts'

interface NobodyYetProps {
  list: ListPage
  /** Where there is something. */
  children: ReactNode
}

/** A list that is empty without any filter: one can be the first. */
export function NobodyYet({ list: { form, city }, children }: NobodyYetProps) {
  const what = subtypeOfAdType(form.adType)?.accusativeCase ?? 'объявление'
  return (
    <EmptyState
      title="Пока нет объявлений"
      actions={
        <>
          {children}
          <Button variant="marking" render={<Link to={createHref(form.adType)} />}>
            Разместить {what}
          </Button>
        </>
      }
    >
      Никто ещё не разместил {what} {inPlace(city)}. Ваше объявление будет первым.
    </EmptyState>
  )
}
