export { createUnderstanding, type Understanding } from './create-understanding.ts'
export { createSearchCounter, type SearchCounter } from './searches/search-counter.ts'
export {
  createSuggestionsService,
  type SuggestionsService,
} from './suggestions/suggestions.service.ts'
export { registerUnderstanding } from './understanding.routes.ts'
export type { UnderstandingService } from './understanding.service.ts'
