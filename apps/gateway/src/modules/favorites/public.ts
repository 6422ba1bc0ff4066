export { registerFavorites } from './favorites.routes.ts'
export { createFavoritesService } from './favorites.service.ts'
