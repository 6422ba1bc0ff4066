import { useMutation, useQueryClient } from '@tanstack/react-query'
import { favoriteIdsQuery, meQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import { setFavorite } from '@trassa/contracts/calls/favorites'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../api/api-context.ts'
import { useLogin } from '../login/login-store.ts'
import { useFavoriteIds } from './use-favorite-ids.ts'
import { keepForVisitor, visitorFavorites } from './visitor-favorites.ts'

/** Milliseconds: longer than the default, because the notification has a button. */
const LONG_MS = 6000

interface Favorite {
  isFavorite: boolean
  toggle: () => void
}

/** Whether an ad is among the favourites, and the change of that: kept by the browser for visitors. */
export function useFavorite(adId: string): Favorite {
  const api = useApi()
  const queryClient = useQueryClient()
  const isFavorite = useFavoriteIds((ids) => ids.includes(adId))
  const { mutate } = useSetFavorite(adId)
  const toast = useToast()
  const login = useLogin()

  const toggle = () => {
    if (queryClient.getQueryData(meQuery(api).queryKey)) {
      keepForVisitor(adId, false)
      mutate(!isFavorite)
      return
    }
    // The session may still be unknown: login or its answer takes over what the browser keeps.
    const isFirst = visitorFavorites.read().length === 0
    keepForVisitor(adId, !isFavorite)
    if (!isFavorite && isFirst) {
      toast('Сохранено в этом браузере. Войдите, и избранное будет на всех устройствах.', {
        duration: LONG_MS,
        action: { label: 'Войти', onClick: login.open },
      })
    }
  }
  return { isFavorite, toggle }
}

/**
 * Shown at once. Changes are sent one after the other, so that a double click ends as the last click says;
 * when the last one has been answered, the ids are read again, and other tabs' changes with them.
 */
function useSetFavorite(adId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { queryKey } = favoriteIdsQuery(api)
  const mutationKey = ['setFavorite', adId]

  const show = (isFavorite: boolean) =>
    queryClient.setQueryData(queryKey, (ids = []) => {
      const others = ids.filter((id) => id !== adId)
      return isFavorite ? [adId, ...others] : others
    })
  /** Within a mutation's callbacks the mutation itself is still pending. */
  const isLast = (key: readonly string[]) => queryClient.isMutating({ mutationKey: key }) === 1

  return useMutation({
    mutationKey,
    scope: { id: 'favorites' },
    // Without a connection it fails and is rolled back, instead of waiting in a page that may be closed.
    networkMode: 'always',
    mutationFn: (isFavorite: boolean) => api.ask(setFavorite, { body: { adId, isFavorite } }),
    onMutate: async (isFavorite) => {
      await queryClient.cancelQueries({ queryKey })
      show(isFavorite)
    },
    onError: (error, isFavorite) => {
      if (isLast(mutationKey)) show(!isFavorite)
      if (error instanceof AppError && error.code === 'favorites.too_many') {
        toast(error.message, { tone: 'failure', duration: LONG_MS })
      }
    },
    onSettled: async () => {
      if (!isLast(['setFavorite'])) return
      await Promise.all([
        queryClient.invalidateQueries({ queryKey }),
        queryClient.invalidateQueries({ queryKey: ['favoriteAds'] }),
      ])
    },
  })
}
