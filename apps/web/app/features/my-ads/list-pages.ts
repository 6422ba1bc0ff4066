import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import { isAt, PATHS } from '../../shared/addresses/paths.ts'

export interface MyAdsListPage {
  list: MyAdsList
  path: string
  /** spec §2: the title of the layout, by the last segment of the path. */
  title: string
  /** The shorter word of its tab. */
  tab: string
}

const ACTUAL: MyAdsListPage = {
  list: 'actual',
  path: PATHS.myAds,
  title: 'Мои объявления',
  tab: 'Активные',
}

export const LIST_PAGES: readonly MyAdsListPage[] = [
  ACTUAL,
  { list: 'draft', path: PATHS.drafts, title: 'Черновики', tab: 'Черновики' },
  { list: 'archive', path: PATHS.archive, title: 'Архив объявлений', tab: 'Архив' },
]

/** The list that an address shows; spec §2: anything else is "Мои объявления". */
export const listPageAt = (pathname: string): MyAdsListPage =>
  LIST_PAGES.find(({ path }) => isAt(pathname, path)) ?? ACTUAL
