import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { installFakeLocks } from '../testing/fake-locks.ts'
import { renderConsole } from '../testing/render-console.tsx'
import { QueueInOneWindow } from './queue-in-one-window.tsx'

let removeLocks: () => void
beforeEach(() => {
  removeLocks = installFakeLocks()
})
afterEach(() => removeLocks())

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))

function openWindow(name: string) {
  renderConsole(
    <section aria-label={name}>
      <QueueInOneWindow>
        <p>Объявление в работе</p>
      </QueueInOneWindow>
    </section>,
    {},
  )
  return within(screen.getByRole('region', { name }))
}

it('domain §9: an ad is decided in one window; the other one says so and can take over', async () => {
  const first = openWindow('первое')
  await settle()
  expect(first.getByText('Объявление в работе')).toBeVisible()

  const second = openWindow('второе')
  await settle()
  expect(second.queryByText('Объявление в работе')).toBeNull()
  expect(second.getByText('Очередь открыта в другом окне')).toBeVisible()

  act(() => second.getByRole('button', { name: 'Работать здесь' }).click())
  await settle()
  expect(second.getByText('Объявление в работе')).toBeVisible()
  expect(first.getByText('Очередь открыта в другом окне')).toBeVisible()
})

it('a window that is closed leaves the queue to the next', async () => {
  const { close } = renderConsole(
    <QueueInOneWindow>
      <p>Здесь</p>
    </QueueInOneWindow>,
    {},
  )
  await settle()
  expect(screen.getByText('Здесь')).toBeVisible()
  close()
  await settle()
  const next = openWindow('следующее')
  await settle()
  expect(next.getByText('Объявление в работе')).toBeVisible()
})
