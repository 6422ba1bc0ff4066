import type { FormDefinition } from '@trassa/catalog/form-definition'
import { formOf } from '@trassa/catalog/form-of'
import { Button } from '@trassa/ui/button'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_AD_TYPE, listHref, listPathname } from '../../lib/ad-addresses.ts'
import { FilterControl } from './filter-control.tsx'
import { addressOf, type ListPage } from './list-page.ts'
import { panelFields } from './panel-fields.ts'
import { useDictionaries } from './use-dictionaries.ts'
import { useFilterDraft } from './use-filter-draft.ts'

interface FilterPanelProps {
  list: ListPage
  /** Ties the sort above the list to this form, for those without JavaScript. */
  id?: string
}

/** The filters of a list, applied as one sets them; without JavaScript a form with a button. */
export function FilterPanel({ list, id }: FilterPanelProps) {
  const form = formOf(list.adType)
  return form ? <Filters list={list} form={form} id={id} /> : null
}

function Filters({ list, form, id }: FilterPanelProps & { form: FormDefinition }) {
  const navigate = useNavigate()
  const { draft, change, applyNow } = useFilterDraft(form, list.filters, (filters) => {
    void navigate(listHref(addressOf(list, { filters })), {
      replace: true,
      preventScrollReset: true,
    })
  })
  const dictionaries = useDictionaries(form, draft)
  const needsType = list.city === null && list.adType !== DEFAULT_AD_TYPE
  return (
    <form
      id={id}
      method="get"
      action={listPathname(addressOf(list))}
      aria-label="Фильтры"
      onSubmit={(event) => {
        event.preventDefault()
        applyNow()
      }}
      className="flex flex-col gap-5"
    >
      {needsType && <input type="hidden" name="ad_type" value={list.adType} />}
      {panelFields(form).map((field) => (
        <FilterControl
          key={field.key}
          field={field}
          filters={draft}
          dictionaries={dictionaries}
          onChange={change}
        />
      ))}
      <noscript>
        <Button type="submit" block>
          Показать объявления
        </Button>
      </noscript>
    </form>
  )
}
