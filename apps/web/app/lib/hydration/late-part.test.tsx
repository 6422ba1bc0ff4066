import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { latePart } from './late-part.tsx'

it('a late part whose code does not arrive leaves the page, and comes with the network', async () => {
  let isOnline = false
  const Part = latePart(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>Поделиться</p> }
  })
  render(
    <main>
      <h1>Lada Granta</h1>
      <Part />
    </main>,
  )
  await act(async () => {})
  expect(screen.getByRole('heading')).toBeVisible()
  expect(screen.queryByText('Поделиться')).toBeNull()
  isOnline = true
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Поделиться')).toBeVisible()
})
