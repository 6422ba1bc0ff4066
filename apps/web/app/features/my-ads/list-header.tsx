import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { Select } from '@trassa/ui/choices/select'
import { CategoryButton } from './category-button.tsx'
import type { MyAdsListPage } from './list-pages.ts'
import { useListParams } from './use-list-params.ts'

const SORTS = SORT_OPTIONS.map(({ id, name }) => ({ value: id, label: name }))

/** spec §2, my-ads layout: title, type picker, sort dropdown (on phones, too). */
export function ListHeader({ page }: { page: Pick<MyAdsListPage, 'title'> }) {
  const { sort, chooseSort } = useListParams()
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <h1 className="font-bold text-heading">{page.title}</h1>
      <div className="grid gap-3 max-desk:w-full min-[23.75rem]:grid-cols-2 desk:flex">
        <CategoryButton />
        <Select
          label="Порядок"
          labelHidden
          className="desk:w-56"
          options={SORTS}
          value={sort.id}
          onValueChange={(id) => id && chooseSort(id)}
        />
      </div>
    </header>
  )
}
