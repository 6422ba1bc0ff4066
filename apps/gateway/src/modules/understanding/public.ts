export { createCurrentUnderstanding } from './current-understanding.ts'
export { createSearchCounter, type SearchCounter } from './searches/search-counter.ts'
export {
  createSuggestionsService,
  type SuggestionsService,
} from './suggestions/suggestions.service.ts'
export { registerUnderstanding } from './understanding.routes.ts'
export { createUnderstandingService, type UnderstandingService } from './understanding.service.ts'
