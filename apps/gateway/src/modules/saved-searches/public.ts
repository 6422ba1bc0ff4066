export {
  bringSavedSearchBack,
  dismissSavedSearch,
  pauseSavedSearch,
} from './change-by-button.ts'
export { createSearchNames } from './list-names.ts'
export {
  lockSavedSearch,
  purgeSavedSearches,
  readSavedSearchChanges,
  readTimeZones,
} from './saved-searches.repository.ts'
export { registerSavedSearches } from './saved-searches.routes.ts'
export { createSavedSearchesService, type SavedSearchesService } from './saved-searches.service.ts'
export { type SavedSearchRecord, savedSearches } from './saved-searches.table.ts'
export { savedSearchesPart } from './saved-searches-part.ts'
