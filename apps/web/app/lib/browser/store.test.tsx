import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createStore, storeOver, useStore } from './store.ts'

it('components follow what is written, and no longer after they are gone', () => {
  const store = createStore('один')
  const Shown = () => <p>{useStore(store, '')}</p>
  const { unmount } = render(<Shown />)
  expect(screen.getByText('один')).toBeVisible()
  act(() => store.write('два'))
  expect(screen.getByText('два')).toBeVisible()
  unmount()
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  unsubscribe()
  store.write('три')
  expect(listener).not.toHaveBeenCalled()
  expect(store.read()).toBe('три')
})

it('the server renders its own value, whatever the store holds', () => {
  const store = createStore('браузер')
  const Shown = () => <p>{useStore(store, 'сервер')}</p>
  expect(renderToString(<Shown />)).toBe('<p>сервер</p>')
})

it('a store over a storage that refuses keeps what the storage says', () => {
  const store = storeOver({ read: () => 'прежнее', write: () => {} })
  store.write('новое')
  expect(store.read()).toBe('прежнее')
})
