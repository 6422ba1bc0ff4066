import { SORT_OPTIONS } from '@trassa/contracts/enumerations/ads'
import { Select } from '@trassa/ui/select'
import { OWN_TYPES, useChoice } from './choice.ts'
import type { ListPage } from './lists.ts'

const SORTS = SORT_OPTIONS.map(({ id, name }) => ({ value: id, label: name }))
const EVERY_TYPE = 'all'
const TYPES = [
  { value: EVERY_TYPE, label: 'Все категории' },
  ...OWN_TYPES.map(({ adType, name }) => ({ value: adType, label: name })),
]

/** spec §2, my-ads layout: title, type picker, on desktop the sort dropdown. */
export function ListHeader({ page }: { page: ListPage }) {
  const { sort, adType, chooseSort, chooseType } = useChoice()
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <h1 className="font-bold text-heading">{page.title}</h1>
      <div className="flex gap-3 max-desk:w-full">
        <Select
          label="Категория объявлений"
          labelHidden
          className="w-full desk:w-60"
          options={TYPES}
          value={adType ?? EVERY_TYPE}
          onValueChange={(value) =>
            chooseType(OWN_TYPES.find((type) => type.adType === value)?.adType ?? null)
          }
        />
        <Select
          label="Порядок"
          labelHidden
          className="w-56 max-desk:hidden"
          options={SORTS}
          value={sort.id}
          onValueChange={(id) => id && chooseSort(id)}
        />
      </div>
    </header>
  )
}
