import { useInfiniteQuery } from '@tanstack/react-query'
import { adsQuery } from '@trassa/api-client/queries'
import { adPages } from '../../../shared/ad-cards/ad-pages.ts'
import { useApi } from '../../../shared/api/api-context.ts'
import { addressOf, type ListPage, listQuery } from './list-page.ts'

/** The ads that a list's address asks for. */
export const useList = (list: ListPage) =>
  adPages(
    useInfiniteQuery(adsQuery(useApi(), listQuery(addressOf(list)), list.cursor ?? undefined)),
  )
