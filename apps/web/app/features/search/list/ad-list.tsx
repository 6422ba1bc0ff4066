import { chips as chipsOf } from '@trassa/catalog/engine/filters/filter-chips'
import { PagePart } from '@trassa/ui/feedback/page-part'
import { latePart } from '../../../lib/hydration/late-part.tsx'
import { AdResults } from '../../../shared/ad-cards/ad-results.tsx'
import { ListViewFrame, ListViewSwitch } from '../../../shared/ad-cards/list-view.tsx'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage, shownPages } from '../address/list-page.ts'
import { useList } from '../address/use-list.ts'
import { ChipRow } from '../filters/chip-row.tsx'
import { useNames } from '../filters/use-dictionaries.ts'
import { headingOf } from '../labels/list-labels.ts'
import { isIndexed } from '../labels/list-seo.ts'
import { ListFacts } from '../landing/list-facts.tsx'
import { CategoryButton } from './category-button.tsx'
import { MatchLine } from './match-line.tsx'
import { PlaceButton } from './place-button.tsx'
import { SortSelect } from './sort-select.tsx'

const FilterButton = latePart(() => import('../filters/filter-button.tsx'))
const FilterPanel = latePart(() => import('../filters/filter-panel.tsx'))
const ItemList = latePart(() => import('../landing/item-list.tsx'))
const ListPath = latePart(() => import('./list-path.tsx'))
const ListParts = latePart(() => import('../landing/list-parts.tsx'))
const OtherCities = latePart(() => import('../landing/other-cities.tsx'))
const SaveSearch = latePart(() => import('../saving/save-search.tsx'))
const ListVip = latePart(() => import('./list-vip.tsx'))
const NothingFound = latePart(() => import('./nothing-found.tsx'))
const TypedWords = latePart(() => import('./typed-words.tsx'))

const FORM_ID = 'filters'

/** A list of ads with its filters: search and every listing (domain §7). */
export function AdList({ list }: { list: ListPage }) {
  const { form, filters, now } = list
  const found = useList(list)
  const nameOf = useNames(list)
  const chips = chipsOf(form, filters, nameOf)
  return (
    <ListViewFrame>
      <ListPath list={list} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <CategoryButton list={list} />
        <PlaceButton city={list.city} />
      </div>
      <h1 className="mt-1 mb-4 font-bold text-title desk:text-heading">
        {headingOf(list, nameOf, found.total)}
      </h1>
      <PagePart>
        <ListFacts list={list} />
      </PagePart>
      <div className="grid items-start gap-6 desk:grid-cols-[280px_1fr]">
        <aside aria-label="Фильтры" className="filter-column">
          <PagePart key={form.adType}>
            <FilterPanel list={list} id={FORM_ID} />
          </PagePart>
        </aside>
        <div className="flex min-w-0 flex-col gap-4">
          {list.typed !== undefined && (
            <PagePart>
              <TypedWords list={list} />
            </PagePart>
          )}
          <PagePart>
            <ListParts list={list} />
          </PagePart>
          <ChipRow list={list} chips={chips} />
          <noscript>
            <p className="text-text-muted">
              Без JavaScript фильтры и порядок применяются кнопкой «Показать объявления», а телефон
              продавца есть на странице объявления.{' '}
              <a href={`#${FORM_ID}`} className="text-sign-text underline desk:hidden">
                К фильтрам
              </a>
            </p>
          </noscript>
          <div className="list-tools">
            <div>
              <FilterButton list={list} total={found.total} />
            </div>
            <div>
              <div>
                <SortSelect list={list} form={FORM_ID} />
              </div>
              {found.total !== 0 && (
                <div className="noscript:hidden">
                  <PagePart>
                    <SaveSearch list={list} />
                  </PagePart>
                </div>
              )}
            </div>
            <ListViewSwitch />
          </div>
          <MatchLine match={found.match} />
          {found.vip && (
            <PagePart>
              <ListVip list={list} />
            </PagePart>
          )}
          <h2 className="sr-only">Объявления</h2>
          <AdResults
            found={found}
            now={now}
            empty={<NothingFound list={list} />}
            nextHref={listHref(addressOf(list, { cursor: found.nextCursor }))}
            hrefWith={(pages) =>
              listHref(addressOf(list, { cursor: list.cursor, pages: shownPages(pages) }))
            }
            startHref={list.cursor === null ? undefined : listHref(addressOf(list))}
          />
          {isIndexed(list) && <ItemList ads={found.ads} />}
          <PagePart>
            <OtherCities list={list} />
          </PagePart>
        </div>
      </div>
    </ListViewFrame>
  )
}
