import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { lazy, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { useIsHydrating } from './use-is-hydrating.ts'

let comesNear: (element: Element) => void

class FakeScreen {
  constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    comesNear = (target) => report([{ isIntersecting: true, target }])
  }
  observe() {}
  unobserve() {}
}

function PlainCounter({ step }: { step: number }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + step)}>
      {count}
    </button>
  )
}

/** The page as the server sends it, then hydrated; `load` brings the part's code, where it is not there yet. */
async function hydrated(
  step: number,
  load?: () => Promise<{ default: typeof PlainCounter }>,
  Plain = PlainCounter,
) {
  // Another test's press has opened the gates of its page.
  vi.resetModules()
  const { hydratedWhenSeen } = await import('./hydrated-when-seen.tsx')
  const Counter = hydratedWhenSeen(Plain)
  vi.stubGlobal('IntersectionObserver', FakeScreen)
  vi.stubGlobal('document', undefined)
  const html = renderToString(<Counter step={step} />)
  vi.unstubAllGlobals()
  vi.stubGlobal('IntersectionObserver', FakeScreen)
  const page = document.createElement('main')
  page.innerHTML = html
  document.body.append(page)
  const button = screen.getAllByRole('button').at(-1) as HTMLElement
  const LateCounter = load ? hydratedWhenSeen(lazy(load)) : Counter
  const root = await act(async () => hydrateRoot(page, <LateCounter step={step} />))
  const update = (next: number) =>
    act(async () => startTransition(() => root.render(<Counter step={next} />)))
  const updateLate = (next: number) => act(async () => root.render(<LateCounter step={next} />))
  return { button, update, updateLate }
}

/** React marks the elements that it has taken over. */
const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber'))

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

it('a part is HTML until it comes near the screen, then it is the same elements, hydrated', async () => {
  const { button } = await hydrated(1)
  expect(isHydrated(button)).toBe(false)
  await act(async () => comesNear(button))
  expect(isHydrated(button)).toBe(true)
  fireEvent.click(button)
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('1')
})

it('a part that is pressed before it was seen answers', async () => {
  const { button } = await hydrated(1)
  fireEvent.click(button)
  expect(button).toHaveTextContent('1')
})

it('issue 11: a press before the code of a part has come is answered when it comes, once', async () => {
  const code = Promise.withResolvers<{ default: typeof PlainCounter }>()
  const { button } = await hydrated(1, () => code.promise)
  await act(async () => fireEvent.click(button))
  expect(button).toHaveTextContent('0')
  await act(async () => {
    code.resolve({ default: PlainCounter })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(button).toHaveTextContent('1')
  fireEvent.click(button)
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('2')
})

it('issue 13: a press is answered, too, where an update before the code has come lets React render the part anew', async () => {
  const code = Promise.withResolvers<{ default: typeof PlainCounter }>()
  const { button, updateLate } = await hydrated(0, () => code.promise)
  await act(async () => fireEvent.click(button))
  await updateLate(5)
  await act(async () => code.resolve({ default: PlainCounter }))
  expect(button).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('5'))
})

it('a press that is answered anew is that of the same button among those without words', async () => {
  const pressed: string[] = []
  const Hearts = () => (
    <>
      <button type="button" aria-label="Ока" onClick={() => pressed.push('Ока')} />
      <button type="button" aria-label="Нива" onClick={() => pressed.push('Нива')} />
    </>
  )
  const code = Promise.withResolvers<{ default: typeof Hearts }>()
  const { button, updateLate } = await hydrated(0, () => code.promise, Hearts)
  await act(async () => fireEvent.click(button))
  await updateLate(5)
  await act(async () => code.resolve({ default: Hearts }))
  await waitFor(() => expect(pressed).toEqual(['Нива']))
})

it('docs/decisions/174: so it is where the browser adds to the names of buttons', async () => {
  const pressed: string[] = []
  function Button({ word, of, className }: { word: string; of: string; className?: string }) {
    const name = useIsHydrating() ? word : `${word}: ${of}`
    const press = () => pressed.push(`${word}: ${of}`)
    return <button type="button" aria-label={name} className={className} onClick={press} />
  }
  const Ads = () => (
    <>
      <Button word="В избранное" of="Ока" className="heart" />
      <Button word="Скрыть" of="Ока" />
      <Button word="В избранное" of="Нива" className="heart" />
    </>
  )
  const code = Promise.withResolvers<{ default: typeof Ads }>()
  const { button, updateLate } = await hydrated(0, () => code.promise, Ads)
  expect(button).toHaveAccessibleName('В избранное')
  await act(async () => fireEvent.click(button))
  await updateLate(5)
  await act(async () => code.resolve({ default: Ads }))
  await waitFor(() => expect(pressed).toEqual(['В избранное: Нива']))
})

it('another button that stands there now is not pressed', async () => {
  const hide = vi.fn()
  const Heart = () => <button type="button" aria-label="В избранное" className="heart" />
  const Hide = () => (
    <button type="button" onClick={hide}>
      Скрыть
    </button>
  )
  const code = Promise.withResolvers<{ default: typeof Heart }>()
  const { button, updateLate } = await hydrated(0, () => code.promise, Heart)
  await act(async () => fireEvent.click(button))
  await updateLate(5)
  await act(async () => {
    code.resolve({ default: Hide })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(screen.getByRole('button', { name: 'Скрыть' })).toBeVisible()
  expect(hide).not.toHaveBeenCalled()
})

it('a navigation does not wait until a part is seen', async () => {
  const { button, update } = await hydrated(1)
  await update(5)
  fireEvent.click(button)
  expect(screen.getByRole('button')).toBe(button)
  expect(button).toHaveTextContent('5')
})
