import { sortsOf } from '@trassa/catalog/engine/filters/list-query'
import { useNavigate } from 'react-router-dom'
import { type ListAddress, listHref } from '../../../shared/addresses/ad-addresses.ts'
import { NativeSelect } from '../../../shared/native-select/native-select.tsx'
import { addressOf, type ListPage } from '../address/list-page.ts'

interface SortSelectProps {
  list: ListPage
  /** The form of filters that it is sent with, without JavaScript. */
  form?: string
  /** Where a sorted list is; the list's own address by default. */
  hrefOf?: (address: ListAddress) => string
}

/** spec §3: sort options, those by fields of the type, and by relevance for a list with a text; the chosen one stands in the address. */
export function SortSelect({ list, form, hrefOf = listHref }: SortSelectProps) {
  const navigate = useNavigate()
  const sorts = sortsOf(list.form, list)
  const choose = (id: string) => {
    const sort = sorts.find((option) => option.id === id)?.id
    if (sort) void navigate(hrefOf(addressOf(list, { sort })), { preventScrollReset: true })
  }
  return (
    <NativeSelect
      label="Порядок"
      labelHidden
      name="sort"
      {...(form && { form })}
      value={list.sort}
      onValueChange={choose}
    >
      {sorts.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
