import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@trassa/api-client/client'
import type { CallAnswer, CallArguments } from '@trassa/contracts/call'
import {
  deleteView,
  listViews,
  orderViews,
  type SavedView,
  saveView,
} from '@trassa/contracts/calls/moderator/views'
import { useApi } from '../../../lib/api-context.ts'

type Views = CallAnswer<typeof listViews>

const viewsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ads', 'views'],
    queryFn: () => api.ask(listViews),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The saved views, and what is done with them; each answer brings the whole list. */
export function useViews() {
  const [api, client] = [useApi(), useQueryClient()]
  const { data, error } = useQuery(viewsQuery(api))
  const { mutate, ...change } = useMutation({
    mutationFn: (ask: () => Promise<Views>) => ask(),
    onSuccess: (views) => client.setQueryData(viewsQuery(api).queryKey, views),
    // Another window may have changed them: what is shown is read anew.
    onError: () => void client.invalidateQueries(viewsQuery(api)),
  })
  const items = data?.items ?? []
  return {
    views: items,
    error: change.error ?? error,
    isBusy: change.isPending,
    save: (body: CallArguments<typeof saveView, 'input'>['body'], onSaved?: () => void) =>
      mutate(() => api.ask(saveView, { body }), { onSuccess: onSaved }),
    remove: ({ id }: SavedView) => mutate(() => api.ask(deleteView, { body: { id } })),
    /** One place up or down among one's own. */
    move({ id }: SavedView, by: -1 | 1) {
      const ids = items.filter(({ isOwn }) => isOwn).map((view) => view.id)
      const to = ids.indexOf(id) + by
      ids.splice(ids.indexOf(id), 1)
      ids.splice(Math.max(0, to), 0, id)
      mutate(() => api.ask(orderViews, { body: { ids } }))
    },
  }
}
