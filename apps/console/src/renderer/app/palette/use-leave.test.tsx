import { act, configure, screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SettingsPage } from '../../features/settings/settings-page.tsx'
import { useKeyBindings } from '../../shared/keyboard/use-key-bindings.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { ConsolePalette } from './console-palette.tsx'

configure({ asyncUtilTimeout: 10_000 })

function Window() {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useKeyBindings({ jump: () => setOpen(true) })
  return (
    <>
      {pathname === '/settings' ? <SettingsPage /> : <button type="button">Прежнее место</button>}
      <ConsolePalette
        open={open}
        onOpenChange={setOpen}
        onHelp={() => undefined}
        openBeside={() => undefined}
      />
    </>
  )
}

const openWindow = (logout: Answers[string], path = '/') =>
  renderConsole(
    <Window />,
    {
      'moderator.search': () => ({ users: [], ads: [], orders: [], exact: false }),
      'auth.logout': logout,
    },
    { path },
  )

const leave = async ({ user }: ReturnType<typeof openWindow>) => {
  await user.keyboard('{Control>}[KeyK]{/Control}')
  const field = await screen.findByRole('combobox', { name: /Найти запись/ })
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('выйти')
  await screen.findByRole('option', { name: /Выйти/ })
  await user.keyboard('{Enter}')
}

it.each(['/', '/settings'])(
  'domain §9: while a decision is unsent, the palette at %s leads to the logout that says so',
  async (path) => {
    const window = openWindow(() => ({ loggedOut: true }), path)
    await act(() =>
      window.outbox.send({
        adId: '11',
        version: 3,
        title: 'LADA Granta',
        change: { type: 'verdict', verdict: 'approve', reasons: [] },
      }),
    )
    if (path === '/') await window.user.click(screen.getByRole('button', { name: 'Прежнее место' }))
    await leave(window)
    await waitFor(() => expect(screen.getByText(/Ещё не отправлено: 1\sрешение\./)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выйти' })).toHaveFocus())
    expect(window.asked('auth.logout')).toHaveLength(0)
    await window.user.keyboard('{Enter}')
    await waitFor(() => expect(window.asked('auth.logout')).toHaveLength(1))
  },
)

it('with everything sent the palette logs out at once, and tells why it could not', async () => {
  const window = openWindow(() => {
    throw new AppError('server.failed')
  })
  await leave(window)
  expect(await screen.findByText(ERROR_TEXTS['server.failed'])).toBeVisible()
  expect(window.asked('auth.logout')).toHaveLength(1)
})
