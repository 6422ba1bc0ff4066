import { z } from 'zod'
import { defineOlderCall } from '../../older/define-older-call.ts'
import { olderListedPostSchema } from '../../older/older-post.ts'
import { olderFilterSchema, olderPageOf } from '../../older/older-values.ts'
import { filterAds } from '../filter.ts'

const listOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [filterAds],
    id: `legacy.${id}`,
    method: 'GET',
    path: `/posts/${path}`,
    access: 'public',
    summary: 'Active ads of a group of types, or of those of its types that `type` names',
    query: olderFilterSchema,
    answer: olderPageOf(olderListedPostSchema),
  })

export const listCars = listOf('listCars', 'as-car')
export const listTrucks = listOf('listTrucks', 'as-truck')
export const listSpares = listOf('listSpares', 'as-spare')
export const listWheels = listOf('listWheels', 'as-wheels')
export const listAccessories = listOf('listAccessories', 'as-accessories')
export const listServices = listOf('listServices', 'as-services')

const countOf = <const Id extends string, const Path extends string>(id: Id, path: Path) =>
  defineOlderCall({
    base: 'legacy',
    becomes: [filterAds],
    id: `legacy.${id}`,
    method: 'GET',
    path: `/posts/count/${path}`,
    access: 'public',
    summary: 'How many ads the list of the same query holds',
    query: olderFilterSchema,
    answer: z.object({ count: z.int() }),
  })

export const countCars = countOf('countCars', 'as-car')
export const countTrucks = countOf('countTrucks', 'as-truck')
export const countSpares = countOf('countSpares', 'as-spare')
export const countWheels = countOf('countWheels', 'as-wheels')
export const countAccessories = countOf('countAccessories', 'as-accessories')
export const countServices = countOf('countServices', 'as-services')
