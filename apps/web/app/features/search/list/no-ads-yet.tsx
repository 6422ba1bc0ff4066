import { ACCUSATIVE_CASE } from '@trassa/catalog/taxonomy/accusative-case'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { createAdHref } from '../../../shared/addresses/create-ad-href.ts'
import { inPlace } from '../../../shared/city/city-labels.ts'
import type { ListPage } from '../address/list-page.ts'
import SaveSearch from '../saving/save-search.tsx'
import { FirstActions } from './first-actions.tsx'

interface NoAdsYetProps {
  list: ListPage
  /** Links to lists that are not empty. */
  children: ReactNode
}

/** A list that is empty without any filter: invites to place the first ad. */
export function NoAdsYet({ list, children }: NoAdsYetProps) {
  const { form, city } = list
  const what = ACCUSATIVE_CASE[form.adType]
  return (
    <EmptyState
      title="Пока нет объявлений"
      actions={
        <>
          <FirstActions>
            <SaveSearch list={list} isEmpty />
            <Button variant="marking" render={<Link to={createAdHref(form.adType)} />}>
              Разместить {what}
            </Button>
          </FirstActions>
          {children}
        </>
      }
    >
      Никто ещё не разместил {what} {inPlace(city)}. Ваше объявление будет первым.
    </EmptyState>
  )
}
