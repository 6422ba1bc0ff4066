import { subtypeOfAdType } from '@trassa/catalog/subtypes'
import { Button } from '@trassa/ui/button'
import { EmptyState } from '@trassa/ui/empty-state'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { createHref } from '../../lib/create-href.ts'
import { inPlace } from '../../lib/words.ts'
import type { ListPage } from './list-page.ts'

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
