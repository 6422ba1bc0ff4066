import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedSearchesQuery } from '@trassa/api-client/saved-search-queries'
import { AppError } from '@trassa/contracts/app-error'
import {
  createPreset,
  deletePreset,
  updatePreset,
} from '@trassa/contracts/calls/notification-presets'
import type { SavedSearch, SavedSearchInput } from '@trassa/contracts/entities/saved-search'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../../shared/api/api-context.ts'

/** Milliseconds in which a deletion can be taken back. */
const UNDO_MS = 8000

export type SavedSearchChange = Partial<SavedSearchInput>

const isGone = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'preset.not_found'

/** What a user decides about a saved search: one that is called by its filters has no name of its own. */
export function inputOf(search: SavedSearch): SavedSearchInput {
  const { query, name, isNamed, frequency, paused, quietFrom, quietTo, timeZone } = search
  return { query, name: isNamed ? name : '', frequency, paused, quietFrom, quietTo, timeZone }
}

/** The user's saved searches; read again where the tab is returned to, another one or the bot may have changed them. */
export const useSavedSearches = (userId: string) =>
  useQuery({ ...savedSearchesQuery(useApi(), userId), refetchOnWindowFocus: 'always' })

/** Reads and writes the saved searches that are in the cache. */
function useShownSearches(userId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchesQuery(useApi(), userId)
  return {
    queryKey,
    read: () => queryClient.getQueryData(queryKey) ?? [],
    write: (change: (items: SavedSearch[]) => SavedSearch[]) =>
      queryClient.setQueryData(queryKey, (items = []) => change(items)),
  }
}

/**
 * Changes a saved search, shown at once. Changes of one are sent one after the other, each with what is shown then, so
 * that a quick second one does not undo the first.
 */
export function useChangeSavedSearch(userId: string, id: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const shown = useShownSearches(userId)
  const mutationKey = ['changeSavedSearch', id]
  const find = () => shown.read().find((search) => search.id === id)
  const put = (search: SavedSearch) =>
    shown.write((items) => items.map((item) => (item.id === id ? search : item)))

  return useMutation({
    mutationKey,
    scope: { id: `savedSearch ${id}` },
    // Without a connection it fails and is rolled back, instead of waiting in a page that may be closed.
    networkMode: 'always',
    mutationFn: (change: SavedSearchChange) => {
      const search = find()
      if (!search) throw new AppError('preset.not_found')
      return api.ask(updatePreset, { params: { id }, body: { ...inputOf(search), ...change } })
    },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: shown.queryKey })
      const before = find()
      if (before) put({ ...before, ...shownOf(change, before) })
      return before
    },
    onSuccess: (saved) => {
      // Within the callback the mutation itself is still pending.
      if (queryClient.isMutating({ mutationKey }) === 1) put(saved)
    },
    onError: (error, change, before) => {
      const now = find()
      if (before && now) {
        const changed = Object.keys(shownOf(change, before))
        const old = Object.entries(before).filter(([key]) => changed.includes(key))
        put({ ...now, ...Object.fromEntries(old) })
      }
      if (!isGone(error)) return
      toast(error.message, { tone: 'failure' })
      void queryClient.invalidateQueries({ queryKey: shown.queryKey })
    },
  })
}

/** What of a change is shown before it is saved: a name that is taken away is made by the gateway. */
function shownOf({ name, ...change }: SavedSearchChange, before: SavedSearch) {
  return { ...change, ...(name && name !== before.name && { name, isNamed: true }) }
}

/** Deletes a saved search, gone at once; taken back it is saved anew. */
export function useRemoveSavedSearch(userId: string): (search: SavedSearch) => void {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const shown = useShownSearches(userId)
  const refresh = () => queryClient.invalidateQueries({ queryKey: shown.queryKey })
  const without = (id: string) => shown.write((items) => items.filter((item) => item.id !== id))

  const restore = useMutation({
    networkMode: 'always',
    mutationFn: (search: SavedSearch) =>
      api.ask(createPreset, { body: { ...inputOf(search), adType: search.adType } }),
    onMutate: (search) => shown.write((items) => [search, ...items]),
    onError: (error, search) => {
      without(search.id)
      toast(error.message, {
        tone: 'failure',
        duration: UNDO_MS,
        action: { label: 'Повторить', onClick: () => restore.mutate(search) },
      })
    },
    onSettled: refresh,
  })
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: async ({ id }: SavedSearch) => {
      await api.ask(deletePreset, { params: { id } }).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: shown.queryKey })
      const at = shown.read().findIndex((item) => item.id === id)
      without(id)
      return at
    },
    onSuccess: (_, search) =>
      toast('Рассылка удалена', {
        duration: UNDO_MS,
        action: { label: 'Вернуть', onClick: () => restore.mutate(search) },
      }),
    onError: (error, search, at = 0) => {
      shown.write((items) => items.toSpliced(at, 0, search))
      toast(`Рассылка не удалена. ${error.message}`, { tone: 'failure', duration: UNDO_MS })
    },
    onSettled: refresh,
  })
  return remove.mutate
}
