import { useInfiniteQuery } from '@tanstack/react-query'
import { adsQuery } from '@trassa/api-client/queries'
import { useApi } from '../../lib/api-context.ts'
import { adPages } from './ad-pages.ts'
import { addressOf, type ListPage, listQuery } from './list-page.ts'

/** The ads that a list's address asks for. */
export const useList = (list: ListPage) =>
  adPages(
    useInfiniteQuery(adsQuery(useApi(), listQuery(addressOf(list)), list.cursor ?? undefined)),
  )
