import type { FormDefinition } from '@trassa/catalog/engine/definition'
import { defaultSort } from '@trassa/catalog/engine/filters/list-query'
import { Button } from '@trassa/ui/actions/button'
import { useNavigate } from 'react-router-dom'
import { listHref, listPathname } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import { addressOf, allFiltersHref, type ListPage } from '../address/list-page.ts'
import { FilterControl } from './controls/filter-control.tsx'
import type { FilterControlProps } from './controls/filter-control-props.ts'
import { AllFiltersContext } from './filter-fold.tsx'
import { MoreFilters } from './more-filters.tsx'
import { panelParts } from './panel-fields.ts'
import { useChosenBefore } from './use-chosen-before.ts'
import { useOfferedRows } from './use-dictionaries.ts'
import { useFacets } from './use-facets.ts'
import { useFilterDraft } from './use-filter-draft.ts'
import { useWholeForm } from './use-whole-form.ts'

interface FilterPanelProps {
  list: ListPage
  /** The sort select outside of the form refers to it, so that both are submitted without JavaScript. */
  id?: string
}

/** Ranges of an enumeration are selects; what has several values is folded away while it lacks its options. */
const selectFields = (form: FormDefinition) =>
  panelParts(form).first.filter(({ filter }) => filter !== 'many')

/** The filters of a list, applied on change; without JavaScript a form with a submit button. */
export default function FilterPanel({ list, id }: FilterPanelProps) {
  const { city } = list
  const { form, hasRest, complete, completeAhead } = useWholeForm(list, selectFields)
  const navigate = useNavigate()
  const { draft, change, applyNow, take } = useFilterDraft(form, list.filters, (filters) => {
    // In the address stand the fields of the form only: those that the page lacks are of the whole one.
    void navigate(listHref(addressOf({ ...list, form }, { filters })), {
      replace: true,
      preventScrollReset: true,
    })
  })
  const control: Omit<FilterControlProps, 'field'> = {
    filters: draft,
    dictionaries: useOfferedRows(list, draft),
    countOf: useFacets(addressOf(list, { sort: defaultSort(list) })).countOf,
    onChange: change,
  }
  const chosenBefore = useChosenBefore(form, take)
  const needsType = city === null && form.adType !== DEFAULT_AD_TYPE
  const { first, more } = panelParts(form, city, hasRest)
  return (
    <form
      ref={chosenBefore}
      id={id}
      method="get"
      action={listPathname(addressOf(list))}
      aria-label="Фильтры"
      onPointerEnter={completeAhead}
      onFocus={completeAhead}
      onSubmit={(event) => {
        event.preventDefault()
        applyNow()
      }}
      className="flex flex-col gap-5"
    >
      {needsType && <input type="hidden" name="ad_type" value={form.adType} />}
      <AllFiltersContext
        value={{ href: allFiltersHref(list), areRendered: list.all === true, complete }}
      >
        {first.map((field) => (
          <FilterControl key={field.key} field={field} {...control} />
        ))}
        {(more.length > 0 || hasRest) && (
          <MoreFilters fields={more} isComing={hasRest === true} {...control} />
        )}
      </AllFiltersContext>
      <noscript>
        <Button type="submit" block>
          Показать объявления
        </Button>
        {!list.all && (
          <p className="mt-3">
            <a href={allFiltersHref(list)} rel="nofollow" className="text-sign-text underline">
              Все марки и фильтры
            </a>
          </p>
        )}
      </noscript>
    </form>
  )
}
