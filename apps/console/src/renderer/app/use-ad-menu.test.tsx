import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Bridge } from '../../shared/bridge.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { useAdMenu } from './use-ad-menu.ts'

const onOpen = vi.fn()

function List() {
  useAdMenu()
  return (
    <ul>
      <li data-ad-id="96">
        <button type="button" data-ad-open onClick={onOpen}>
          Лада Веста
        </button>
        <span>Тверь</span>
        <a href="https://trassa.example/x">На сайте</a>
      </li>
      <li>Ничего</li>
    </ul>
  )
}

function render(choice: Awaited<ReturnType<Bridge['showAdMenu']>>) {
  onOpen.mockReset()
  const showAdMenu = vi.fn<Bridge['showAdMenu']>(async () => choice)
  renderConsole(<List />, {}, { main: { showAdMenu } })
  return showAdMenu
}

it('a right click on a row of an ad asks for its menu, and "open" opens it as a click does', async () => {
  const showAdMenu = render('open')
  expect(fireEvent.contextMenu(screen.getByText('Тверь'))).toBe(false)
  expect(showAdMenu).toHaveBeenCalledExactlyOnceWith({ id: '96' })
  await vi.waitFor(() => expect(onOpen).toHaveBeenCalledOnce())
})

it('a menu that is closed opens nothing', async () => {
  const showAdMenu = render(null)
  fireEvent.contextMenu(screen.getByText('Тверь'))
  await showAdMenu.mock.results[0]?.value
  expect(onOpen).not.toHaveBeenCalled()
})

it('links inside and other places keep the usual menu', () => {
  const showAdMenu = render('open')
  expect(fireEvent.contextMenu(screen.getByText('На сайте'))).toBe(true)
  expect(fireEvent.contextMenu(screen.getByText('Ничего'))).toBe(true)
  expect(showAdMenu).not.toHaveBeenCalled()
})
