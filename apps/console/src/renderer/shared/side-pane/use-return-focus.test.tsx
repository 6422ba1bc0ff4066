import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useReturnFocus } from './use-return-focus.ts'

function Pane({ onDone }: { onDone: () => void }) {
  useReturnFocus()
  return (
    <>
      <TextField label="Причина" autoFocus />
      <button type="button" onClick={onDone}>
        Готово
      </button>
    </>
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <button type="button" onClick={close}>
        Закрыть
      </button>
      {isOpen && <Pane onDone={close} />}
    </>
  )
}

it('the focus returns to what opened a pane', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(screen.getByLabelText('Причина')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Готово' }))
  expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus()
})

it('the focus stays where it has gone meanwhile', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Открыть' }))
  await user.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
})
