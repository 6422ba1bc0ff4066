import type { Filter } from '@trassa/catalog/engine/filters/filter'
import {
  canonicalQuery,
  filtersToQuery,
  parseFilters,
} from '@trassa/catalog/engine/filters/list-query'
import { Button } from '@trassa/ui/actions/button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDebouncedValue } from '../../../lib/browser/use-debounced-value.ts'
import { listHref, listPathname } from '../../../shared/addresses/ad-addresses.ts'
import { DEFAULT_AD_TYPE } from '../../../shared/addresses/default-type.ts'
import { WHOLE_COUNTRY } from '../../../shared/city/city-labels.ts'
import { usePanel } from '../../../shared/header/open-panel.ts'
import { PageIcon } from '../../../shared/page-icon/page-icon.tsx'
import { withFilter } from '../address/filter-chain.ts'
import { addressOf, allFiltersHref, type ListPage } from '../address/list-page.ts'
import { FilterControl } from '../filters/controls/filter-control.tsx'
import type { FilterControlProps } from '../filters/controls/filter-control-props.ts'
import { SelectControl } from '../filters/controls/select-control.tsx'
import { TextControl } from '../filters/controls/text-control.tsx'
import { isWithoutOptions } from '../filters/filter-choice.ts'
import { AllFiltersContext } from '../filters/filter-fold.tsx'
import { mainFields, wordsField } from '../filters/panel-fields.ts'
import { useChosenBefore } from '../filters/use-chosen-before.ts'
import { useOfferedRows } from '../filters/use-dictionaries.ts'
import { useFacets } from '../filters/use-facets.ts'
import { useWholeForm } from '../filters/use-whole-form.ts'
import { showText } from '../labels/list-labels.ts'

/** The main page's search: a few fields and a button with the number of ads found. */
export default function SearchPanel({ list }: { list: ListPage }) {
  const { form, complete, completeAhead } = useWholeForm(list, mainFields)
  const navigate = useNavigate()
  const [filters, setFilters] = useState<readonly Filter[]>([])
  // Counts are requested after the first interaction: most visitors of a main page only scroll.
  const [touched, setTouched] = useState(false)
  const chosenBefore = useChosenBefore(form, setFilters)
  const query = canonicalQuery(
    form,
    new URLSearchParams(filtersToQuery(form, { filters: [...filters] })),
  )
  const addressFor = (text: string) =>
    addressOf(list, { filters: parseFilters(form, new URLSearchParams(text)).filters })
  const address = addressFor(query)
  const debounced = useDebouncedValue(query)
  const counted = addressFor(debounced)
  const { countOf, total } = useFacets(counted, touched || query !== '')
  const totalOfPage = query === '' ? list.summary?.total : undefined
  // The button shows a number only for the current filters.
  const current = debounced === query ? (total ?? totalOfPage) : undefined
  const { setOpen } = usePanel('city')
  const control: Omit<FilterControlProps, 'field'> = {
    filters,
    dictionaries: useOfferedRows(list, filters),
    countOf,
    onChange: (key, filter) => setFilters(withFilter(form, filters, key, filter)),
  }
  const touch = () => {
    setTouched(true)
    if (mainFields(form).some(isWithoutOptions)) completeAhead()
  }
  return (
    <form
      ref={chosenBefore}
      method="get"
      action={listPathname(address)}
      aria-label="Поиск"
      onPointerEnter={touch}
      onFocus={touch}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(listHref(address))
      }}
      className="grid gap-4 rounded-card border bg-surface-raised p-4 sm:grid-cols-2 desk:grid-cols-4 desk:p-5"
    >
      {list.city === null && form.adType !== DEFAULT_AD_TYPE && (
        <input type="hidden" name="ad_type" value={form.adType} />
      )}
      <AllFiltersContext value={{ href: allFiltersHref(list), areRendered: false, complete }}>
        {mainFields(form).map((field) =>
          field.filter !== 'range' &&
          (field.kind.type === 'dictionary' || field.kind.type === 'enumeration') ? (
            <SelectControl key={field.key} field={field} {...control} />
          ) : (
            <FilterControl key={field.key} field={field} {...control} />
          ),
        )}
      </AllFiltersContext>
      <div className="grid sm:col-span-2">
        <TextControl field={wordsField(form)} {...control} />
      </div>
      <Button
        variant="quiet"
        className="-ml-4.5 self-end justify-self-start"
        onClick={() => setOpen(true)}
      >
        <PageIcon name="map-pin" />
        <span className="min-w-0 truncate">{list.city?.name ?? WHOLE_COUNTRY}</span>
      </Button>
      <Button type="submit" className="self-end">
        {showText(current)}
      </Button>
      <noscript>
        <a href={allFiltersHref(list)} rel="nofollow" className="text-sign-text underline">
          Все марки и фильтры
        </a>
      </noscript>
    </form>
  )
}
