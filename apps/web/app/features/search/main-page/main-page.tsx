import { PagePart } from '@trassa/ui/feedback/page-part'
import { latePart } from '../../../lib/hydration/late-part.tsx'
import { lazyPart } from '../../../lib/hydration/lazy-part.ts'
import { AdResults } from '../../../shared/ad-cards/ad-results.tsx'
import { ListViewFrame, ListViewSwitch } from '../../../shared/ad-cards/list-view.tsx'
import { mainHref } from '../../../shared/addresses/ad-addresses.ts'
import { inPlace } from '../../../shared/city/city-labels.ts'
import { addressOf, type ListPage, shownPages } from '../address/list-page.ts'
import { useList } from '../address/use-list.ts'
import { typeName } from '../labels/list-labels.ts'
import { isPartial } from '../labels/list-seo.ts'
import { SortSelect } from '../list/sort-select.tsx'
import { SubtypeTabs } from './subtype-tabs.tsx'

const PopularMarks = latePart(() => import('./popular-marks.tsx'))
const Shortcuts = latePart(() => import('./shortcuts.tsx'))
const SearchPanel = latePart(() => import('./search-panel.tsx'))
const RecentlySeen = latePart(() => import('../../../shared/recently-seen/recently-seen.tsx'))
const ItemList = latePart(() => import('../landing/item-list.tsx'))
const OtherCities = latePart(() => import('../landing/other-cities.tsx'))
const ListVip = latePart(() => import('../list/list-vip.tsx'))
const NothingFound = lazyPart(() => import('../list/nothing-found.tsx'))

/** A main page, of the whole country or of a city: a subtype's search first, then its newest ads. */
export function MainPage({ list }: { list: ListPage }) {
  const found = useList(list)
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <h1 className="font-bold text-title desk:text-heading">
          {typeName(list)} {inPlace(list.city)}
        </h1>
        <SubtypeTabs list={list} />
        {/* Another subtype asks other things: nothing chosen is carried over. */}
        <PagePart key={list.form.adType}>
          <SearchPanel list={list} />
          <Shortcuts list={list} />
        </PagePart>
      </section>
      <PagePart>
        <PopularMarks list={list} />
      </PagePart>
      <ListViewFrame>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 className="mr-auto font-bold text-title">Свежие объявления</h2>
          <div className="order-last w-full sm:order-none sm:w-60">
            <SortSelect list={list} hrefOf={mainHref} />
          </div>
          <ListViewSwitch />
        </div>
        {found.vip && (
          <PagePart>
            <ListVip list={list} className="mb-4" />
          </PagePart>
        )}
        <AdResults
          found={found}
          now={list.now}
          empty={<NothingFound list={list} />}
          columns={4}
          nextHref={mainHref(addressOf(list, { cursor: found.nextCursor }))}
          hrefWith={(pages) =>
            mainHref(addressOf(list, { cursor: list.cursor, pages: shownPages(pages) }))
          }
          startHref={list.cursor === null ? undefined : mainHref(addressOf(list))}
        />
        {!isPartial(list) && <ItemList ads={found.ads} />}
      </ListViewFrame>
      <RecentlySeen />
      <PagePart>
        <OtherCities list={list} hrefOf={mainHref} />
      </PagePart>
    </div>
  )
}
