import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { DraftChange } from '../../shared/drafts.ts'
import { closeDrafts, holdDrafts } from './draft-storage.ts'
import { createFormDrafts } from './form-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

const drafts = createFormDrafts('note', z.object({ text: z.string() }), { text: '' })

function Note() {
  const [{ text }, change] = useFormDraft(drafts, '7')
  return (
    <input
      aria-label="Текст"
      value={text}
      onChange={({ target }) => change({ text: target.value })}
    />
  )
}

/** @returns what another window does */
function open() {
  let hear: (change: DraftChange) => void = () => undefined
  const on = ((_: 'drafts.changed', listen: (change: DraftChange) => void) => {
    hear = listen
    return () => undefined
  }) as Parameters<typeof holdDrafts>[1]['on']
  holdDrafts({}, { changeDraft: async () => undefined, on })
  render(<Note />)
  return (id: string, text: string | null) =>
    act(() => hear({ key: `note:${id}`, text: text && JSON.stringify({ text }) }))
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

it('not under the cursor, but where only the window behind has the focus in its field', () => {
  const type = open()
  const field = screen.getByLabelText('Текст')
  field.focus()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  type('7', 'Из другого окна')
  expect(field).toHaveValue('')
  hasFocus.mockReturnValue(false)
  type('7', 'Из окна впереди')
  expect(field).toHaveValue('Из окна впереди')
  hasFocus.mockRestore()
})
