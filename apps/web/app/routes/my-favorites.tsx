import { FAVORITES_TITLE, FavoritesPage } from '../features/my-ads/favorites/favorites-page.tsx'
import { plainMeta } from '../lib/document/plain-meta.ts'

export const meta = () => plainMeta({ title: FAVORITES_TITLE, noindex: true })

export default function MyFavorites() {
  return <FavoritesPage />
}
