export { registerSavedSearches } from './saved-searches.routes.ts'
export { createSavedSearchesService } from './saved-searches.service.ts'
export { savedSearchesPart } from './saved-searches-part.ts'
