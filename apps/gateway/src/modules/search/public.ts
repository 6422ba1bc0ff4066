export { after, cutPage, type ListOrder, orderBy } from './list-order.ts'
export { createOwnListsService } from './own-lists/own-lists.service.ts'
export { registerSearch } from './search.routes.ts'
export { createSearchService } from './search.service.ts'
