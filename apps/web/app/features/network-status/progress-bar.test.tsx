import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pendingCalls } from '../../shared/api/pending-calls.ts'
import { ProgressBar } from './progress-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bar = () => document.querySelector('.bprogress .bar')
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('§9 progress bar: shows after 200 ms of a call, goes with it, and writes no style element', async () => {
  const router = createMemoryRouter([{ path: '/', element: <ProgressBar /> }])
  render(<RouterProvider router={router} />)
  act(() => pendingCalls.write(1))
  pass(199)
  expect(bar()).toBeNull()
  pass(1)
  await vi.dynamicImportSettled()
  expect(bar()).not.toBeNull()
  expect(document.querySelector('style')).toBeNull()
  act(() => pendingCalls.write(0))
  await vi.dynamicImportSettled()
  pass(5000)
  expect(bar()).toBeNull()
})

it('§9 progress bar: a call of less than 200 ms shows none', () => {
  const router = createMemoryRouter([{ path: '/', element: <ProgressBar /> }])
  render(<RouterProvider router={router} />)
  act(() => pendingCalls.write(1))
  pass(150)
  act(() => pendingCalls.write(0))
  pass(5000)
  expect(bar()).toBeNull()
})
