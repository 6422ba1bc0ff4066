import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallArguments } from '@trassa/contracts/call'
import { changeFeed, createFeed, deleteFeed, feeds, runFeed } from '@trassa/contracts/calls/feeds'
import type { Feed } from '@trassa/contracts/entities/feed'
import { useApi } from '../../shared/api/api-context.ts'

/** Milliseconds between two looks at a run that is under way. */
const LOOK_MS = 2000

export const FEEDS_KEY = ['feeds']

export const isRunning = ({ runs }: Feed): boolean => runs[0]?.finishedAt === null

/** The company's feeds; asked again and again while one of them is being loaded. */
export function useFeeds(userId: string) {
  const api = useApi()
  return useQuery({
    queryKey: [...FEEDS_KEY, userId],
    queryFn: ({ signal }) => api.ask(feeds, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isRunning) ? LOOK_MS : false),
    refetchOnWindowFocus: 'always',
  })
}

type Create = CallArguments<typeof createFeed, 'input'>['body']
type Change = CallArguments<typeof changeFeed, 'input'>['body']
type Run = CallArguments<typeof runFeed, 'input'>['body']

/** What a company does with its feeds; the list is read again after each change. */
export function useFeedChanges() {
  const api = useApi()
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: FEEDS_KEY })
  return {
    create: useMutation({
      mutationFn: (body: Create) => api.ask(createFeed, { body }),
      onSettled,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: Change & { id: string }) =>
        api.ask(changeFeed, { params: { id }, body }),
      onSettled,
    }),
    run: useMutation({
      mutationFn: ({ id, ...body }: Run & { id: string }) =>
        api.ask(runFeed, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api.ask(deleteFeed, { params: { id } }),
      onSettled,
    }),
  }
}
