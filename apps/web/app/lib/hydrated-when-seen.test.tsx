import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { hydratedWhenSeen } from './hydrated-when-seen.tsx'

let comesNear: (element: Element) => void

class FakeScreen {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comesNear = (target) => report([{ isIntersecting: true, target }])
  }
  observe() {}
  disconnect() {}
}

const Counter = hydratedWhenSeen(function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  )
})

/** The page as the server sends it, then hydrated. */
async function hydrated(step: number) {
  vi.stubGlobal('IntersectionObserver', FakeScreen)
  vi.stubGlobal('document', undefined)
  const html = renderToString(<Counter step={step} />)
  vi.unstubAllGlobals()
  vi.stubGlobal('IntersectionObserver', FakeScreen)
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.append(page)
  const button = screen.getByRole('button')
  const root = await act(async () => hydrateRoot(page, <Counter step={step} />))
  return { button, update: (next: number) => act(async () => root.render(<Counter step={next} />)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('a part is HTML until it comes near the screen, then it is the same elements, hydrated', async () => {
  const { button } = await hydrated(1)
  fireEvent.click(button)
  expect(screen.getByRole('button')).toHaveTextContent('0')
  await act(async () => comesNear(button))
  fireEvent.click(button)
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('1')
})

it('a part that changes before it was seen is shown changed', async () => {
  const { update } = await hydrated(1)
  await update(5)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(button).toHaveTextContent('5')
})
