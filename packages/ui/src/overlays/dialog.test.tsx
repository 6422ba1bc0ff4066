import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Login() {
  return (
    <Dialog
      title="Вход"
      description="Пришлём код"
      trigger={<Button>Войти</Button>}
      actions={<Button>Получить код</Button>}
    >
      <input aria-label="Телефон" />
    </Dialog>
  )
}

it('keeps the focus inside, round and round', async () => {
  render(<Login />)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  const dialog = await screen.findByRole('dialog', { name: 'Вход' })
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.tab()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  }
})

it('closes by Escape and gives the focus back to what opened it', async () => {
  render(<Login />)
  const trigger = screen.getByRole('button', { name: 'Войти' })
  await userEvent.click(trigger)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(trigger))
})

it('an alert dialog does what it asks about, and only then', async () => {
  const onConfirm = vi.fn()
  render(
    <AlertDialog
      title="Удалить черновик?"
      description="Вернуть его будет нельзя."
      confirm="Удалить"
      cancel="Оставить"
      danger
      onConfirm={onConfirm}
      trigger={<Button>Спросить</Button>}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Спросить' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Оставить' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Спросить' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
