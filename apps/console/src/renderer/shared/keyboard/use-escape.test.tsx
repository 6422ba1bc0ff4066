import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useEscape } from './use-escape.ts'

function Open({ onClose }: { onClose: (() => void) | false }) {
  useEscape(onClose)
  return null
}

const pressEscape = () => fireEvent.keyDown(document.body, { code: 'Escape' })

it('closes what was opened last, whichever of the two stands in the other', () => {
  const [pane, form] = [vi.fn(), vi.fn()]
  const { rerender } = render(
    <>
      <Open onClose={form} />
      <Open onClose={false} />
    </>,
  )
  // The second is opened later, though it stands behind the first.
  rerender(
    <>
      <Open onClose={form} />
      <Open onClose={pane} />
    </>,
  )
  pressEscape()
  expect(pane).toHaveBeenCalledTimes(1)
  expect(form).not.toHaveBeenCalled()
  rerender(
    <>
      <Open onClose={form} />
      <Open onClose={false} />
    </>,
  )
  pressEscape()
  expect(form).toHaveBeenCalledTimes(1)
})

it('leaves the key alone while nothing is open', () => {
  render(<Open onClose={false} />)
  expect(pressEscape()).toBe(true)
})
