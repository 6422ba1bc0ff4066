import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const NOTE = { default: () => <p>Похожие объявления</p> }

it('a part whose code does not arrive is loaded again, with an event of the network or without', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const Part = lazyPart(load)
  render(
    <Suspense fallback={<p>Загрузка</p>}>
      <Part />
    </Suspense>,
  )
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  load.mockResolvedValue(NOTE)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('Похожие объявления')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})
