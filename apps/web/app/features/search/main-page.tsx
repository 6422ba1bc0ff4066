import type { FormDefinition } from '@trassa/catalog/form-definition'
import { formOf } from '@trassa/catalog/form-of'
import { type ListAddress, mainHref } from '../../lib/ad-addresses.ts'
import { inPlace } from '../../lib/words.ts'
import { AdResults } from './ad-results.tsx'
import { BodyShortcuts } from './body-shortcuts.tsx'
import { addressOf, type ListPage } from './list-page.ts'
import { ListViewFrame, ListViewSwitch } from './list-view.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PopularMarks } from './popular-marks.tsx'
import { SearchPanel } from './search-panel.tsx'
import { SortSelect } from './sort-select.tsx'
import { useList } from './use-list.ts'

/** The main page, of the whole country or of a city: search first, then the newest ads. */
export function MainPage({ list }: { list: ListPage }) {
  const form = formOf(list.adType)
  return form ? <Main list={list} form={form} /> : null
}

function Main({ list, form }: { list: ListPage; form: FormDefinition }) {
  const found = useList(list)
  const hrefOf = (changes: Partial<ListAddress>) => mainHref(addressOf(list, changes))
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <h1 className="font-bold text-title desk:text-heading">Автомобили {inPlace(list.city)}</h1>
        <SearchPanel list={list} form={form} />
        <BodyShortcuts list={list} />
      </section>
      <PopularMarks list={list} form={form} />
      <ListViewFrame>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 className="mr-auto font-bold text-title">Свежие объявления</h2>
          <div className="order-last w-full sm:order-none sm:w-60">
            <SortSelect list={list} hrefOf={mainHref} />
          </div>
          <ListViewSwitch />
        </div>
        <AdResults
          found={found}
          now={list.now}
          empty={<NothingFound list={list} chips={[]} />}
          columns={4}
          nextHref={hrefOf({ cursor: found.nextCursor })}
        />
      </ListViewFrame>
    </div>
  )
}
