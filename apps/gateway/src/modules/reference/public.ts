export { registerCities } from './cities/cities.routes.ts'
export { cities } from './cities/cities.table.ts'
export type { Places } from './cities/places.ts'
export { answersDigest } from './dictionaries/answers-digest.ts'
export { registerDictionaries } from './dictionaries/dictionaries.routes.ts'
export {
  type DictionaryChild,
  type DictionaryRef,
  type DictionaryRow,
  type DictionaryRows,
  listDictionaryRows,
  readDictionaryRows,
} from './dictionaries/dictionary-rows.repository.ts'
export { readNamedRows } from './dictionaries/named-rows.repository.ts'
export { importDictionaries } from './import/import-dictionaries.ts'
export { LAYOUTS } from './import/layouts.ts'
export { loadDictionaries } from './loading/load-dictionaries.ts'
export { namesOfRow } from './names/other-names.ts'
export { createReferenceCache, type ReferenceCache } from './reference-cache.ts'
export { referenceRoutes } from './register-reference.ts'
