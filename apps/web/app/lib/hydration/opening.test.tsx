import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { OPENING } from './late-scripts.ts'
import { useOpeningEnds } from './opening.ts'

const { dataset } = document.documentElement

function open(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  new Function(OPENING)()
}

function Page() {
  useOpeningEnds()
  return null
}

afterEach(() => {
  vi.restoreAllMocks()
  delete dataset.opening
})

it('a page that is opened at its top is opening until the first navigation', async () => {
  open('navigate')
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  expect(dataset).toHaveProperty('opening')
  await act(() => router.navigate('/Search'))
  expect(dataset).not.toHaveProperty('opening')
})

it.each(['reload', 'back_forward'] as const)(
  'a page whose place is restored (%s) is laid out whole',
  (type) => {
    open(type)
    expect(dataset).not.toHaveProperty('opening')
  },
)
