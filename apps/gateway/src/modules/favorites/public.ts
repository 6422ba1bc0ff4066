export { favoritesJobs } from './favorites.jobs.ts'
export { registerFavorites } from './favorites.routes.ts'
export { createFavoritesService } from './favorites.service.ts'
export { favoritesPart } from './favorites-part.ts'
