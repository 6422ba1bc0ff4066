import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { Gallery } from './gallery.tsx'

const photo = (n: number) => ({
  id: `0000000${n}-0000-4000-8000-000000000000`,
  width: 1600,
  height: 1200,
  color: '#112233',
})
const current = () => screen.getByText(/^\d из \d$/).textContent

beforeEach(() => {
  // jsdom has no layout: nothing there scrolls.
  Element.prototype.scrollTo = () => {}
  render(<Gallery title="Lada Granta, 2018" photos={[photo(1), photo(2), photo(3)]} />)
})

it('gallery: arrow keys leaf through it, round the ends', async () => {
  screen.getByRole('button', { name: 'Следующая фотография' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toBe('2 из 3')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(current()).toBe('3 из 3')
  await userEvent.keyboard('{Home}')
  expect(current()).toBe('1 из 3')
})

it('gallery: a thumbnail shows its photograph', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Показать фотографию 2' }))
  expect(current()).toBe('2 из 3')
})

it('gallery: only the photograph one sees can be reached by the keyboard', () => {
  const reachable = screen
    .getAllByRole('button', { name: /на весь экран/, hidden: true })
    .map((button) => button.tabIndex)
  expect(reachable).toEqual([0, -1, -1])
})
