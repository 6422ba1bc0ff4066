export { after, cutPage, type ListOrder, orderBy } from './list-order.ts'
export { createOwnListsService } from './own-lists/own-lists.service.ts'
export { registerSearch } from './search.routes.ts'
export { createSearchService, type SearchService } from './search.service.ts'
