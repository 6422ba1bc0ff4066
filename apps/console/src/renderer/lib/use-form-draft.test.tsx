import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openOtherWindow } from '../testing/other-window.ts'
import { closeDrafts } from './draft-storage.ts'
import { createFormDrafts } from './form-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

const drafts = createFormDrafts('note', z.object({ text: z.string(), sum: z.string() }), {
  text: '',
  sum: '',
})

function Note() {
  const [{ text, sum }, change] = useFormDraft(drafts, '7')
  return (
    <>
      <input
        aria-label="Текст"
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <input
        aria-label="Сумма"
        value={sum}
        onChange={({ target }) => change({ sum: target.value })}
      />
      <input aria-label="Другая форма" />
    </>
  )
}

/** @returns what another window types into the form */
function open() {
  const other = openOtherWindow()
  render(<Note />)
  return (id: string, text: string | null, sum = '') =>
    other.type(`note:${id}`, text === null ? null : { text, sum })
}

afterEach(closeDrafts)

it('domain §9: what another window types arrives in a form that is open already', () => {
  const type = open()
  type('7', 'Проверить пробег')
  expect(screen.getByLabelText('Текст')).toHaveValue('Проверить пробег')
  type('8', 'Другое объявление')
  expect(screen.getByLabelText('Текст')).toHaveValue('Проверить пробег')
  type('7', null)
  expect(screen.getByLabelText('Текст')).toHaveValue('')
})

describe('while a person types', () => {
  beforeEach(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('the text under the cursor stays, and is read again when the cursor leaves it', async () => {
    const type = open()
    const field = screen.getByLabelText('Текст')
    await userEvent.type(field, 'Моё')
    type('7', 'Из другого окна')
    expect(field).toHaveValue('Моё')
    await userEvent.tab()
    expect(field).toHaveValue('Из другого окна')
  })

  it('a change is made to the newest values', async () => {
    const type = open()
    await userEvent.type(screen.getByLabelText('Текст'), 'Моё')
    type('7', 'Из другого окна', '500')
    await userEvent.type(screen.getByLabelText('Текст'), '!')
    expect(screen.getByLabelText('Сумма')).toHaveValue('500')
    expect(drafts.read('7')).toEqual({ text: 'Моё!', sum: '500' })
  })

  it('a field of another form, and a window behind, keep nothing', async () => {
    const type = open()
    const field = screen.getByLabelText('Текст')
    await userEvent.type(field, 'Моё')
    await userEvent.click(screen.getByLabelText('Другая форма'))
    type('7', 'Новее')
    expect(field).toHaveValue('Новее')
    await userEvent.type(field, '!')
    vi.mocked(document.hasFocus).mockReturnValue(false)
    type('7', 'Из окна впереди')
    expect(field).toHaveValue('Из окна впереди')
  })
})
