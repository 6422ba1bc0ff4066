export { registerLegacyApi } from './legacy-api.routes.ts'
export { promotionCatalog } from './posts/promotion-catalog.ts'
export { requireType } from './types/post-types.ts'
