import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { meQuery } from '@trassa/api-client/queries'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { createQueryClient } from '../api/browser-api.ts'
import { loginStore } from './login-store.ts'
import { RequireLogin } from './require-login.tsx'
import { readReturn } from './return-store.ts'

const clear = () => {
  sessionStorage.clear()
  loginStore.write(0)
}
beforeEach(clear)
afterEach(clear)

function show(path: string, me: Parameters<typeof fakeApi>[0][string]) {
  const { api } = fakeApi({ 'profiles.me': me })
  const queryClient = createQueryClient()
  renderPage(<RequireLogin skeleton="…">Своё</RequireLogin>, { api, path, queryClient })
  return { api, queryClient }
}

it('§4: without a session leads to the main page, asks to log in, and keeps the way', async () => {
  show('/profile/MyAdsAll/MyAdsDraft?sort=dateFrom', anonymous)
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  expect(loginStore.read()).toBe(1)
  expect(readReturn()).toEqual({
    href: '/profile/MyAdsAll/MyAdsDraft?sort=dateFrom',
    label: 'Вернуться к тому, что вы открывали',
  })
})

it('§4: the settings, where a login leads, need no way back', async () => {
  show('/profile/ProfileSettings', anonymous)
  await waitFor(() => expect(loginStore.read()).toBe(1))
  expect(readReturn()).toBeNull()
})

it('does not ask again where the session has ended on the page', async () => {
  const { api, queryClient } = show('/profile/ProfileSettings', () => IVAN)
  await screen.findByText('Своё')
  act(() => queryClient.setQueryData(meQuery(api).queryKey, null))
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/))
  expect(loginStore.read()).toBe(0)
})

it('begins anew where another user has logged in in another tab', async () => {
  const { api, answers } = fakeApi({ 'profiles.me': () => IVAN })
  const queryClient = createQueryClient()
  queryClient.setQueryData(['sessions'], 'Иван')
  const page = (
    <RequireLogin skeleton="…">
      <input aria-label="Имя" />
    </RequireLogin>
  )
  renderPage(page, { api, path: '/profile/ProfileSettings', queryClient })
  await userEvent.type(await screen.findByLabelText('Имя'), 'Иван Второй')
  answers['profiles.me'] = () => ({ ...IVAN, id: '8', username: 'Ольга' })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue(''))
  expect(queryClient.getQueryData(['sessions'])).toBeUndefined()
})
