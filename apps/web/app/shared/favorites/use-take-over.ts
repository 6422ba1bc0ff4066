import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../login/use-me.ts'
import { NO_IDS, visitorFavorites } from './visitor-favorites.ts'

/** Gives the favourites that the browser keeps to the user, as soon as there is one (docs/decisions/058). */
export function useTakeOver(): void {
  const api = useApi()
  const queryClient = useQueryClient()
  const isKnown = useMe().profile !== null
  const hasKept = useStore(visitorFavorites, NO_IDS).length > 0
  useEffect(() => {
    if (!isKnown || !hasKept) return
    // A failure leaves everything as it is: the next page tries again.
    import('./take-over.ts').then(({ takeOver }) => takeOver(api, queryClient)).catch(() => {})
  }, [isKnown, hasKept, api, queryClient])
}
