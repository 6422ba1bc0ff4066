import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { meQuery } from '@trassa/api-client/queries'
import type { Profile } from '@trassa/contracts/entities/user'
import { expect, it } from 'vitest'
import { useApi } from '../../lib/api-context.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { useSharedSession } from './use-shared-session.ts'

let owned = 0

function Window() {
  useSharedSession()
  const { data: me } = useQuery({ ...meQuery(useApi()), staleTime: Number.POSITIVE_INFINITY })
  const { data: card } = useQuery({
    queryKey: ['card'],
    queryFn: () => {
      owned += 1
      return `Карточка ${owned}`
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <p>{me === null ? 'Никто' : me?.username}</p>
      <p>{card}</p>
    </>
  )
}

function open() {
  owned = 0
  let me: Profile | null = MODERATOR
  const console = renderConsole(<Window />, { 'profiles.me': () => me })
  return {
    ...console,
    /** In another window of the program. */
    login: (next: Profile | null) => {
      me = next
      console.tell('session.changed', undefined)
    },
  }
}

it('a logout in another window is seen in this one', async () => {
  const { login } = open()
  expect(await screen.findByText(MODERATOR.username)).toBeVisible()
  login(null)
  expect(await screen.findByText('Никто')).toBeVisible()
})

it('another person sees nothing that the former one has loaded', async () => {
  const { login } = open()
  expect(await screen.findByText('Карточка 1')).toBeVisible()
  expect(await screen.findByText(MODERATOR.username)).toBeVisible()
  login(null)
  expect(await screen.findByText('Никто')).toBeVisible()
  login({ ...MODERATOR, id: '99', username: 'Новый' })
  expect(await screen.findByText('Новый')).toBeVisible()
  expect(await screen.findByText(/Карточка [23]/)).toBeVisible()
})
