import { render, screen, waitFor } from '@testing-library/react'
import { ToastProvider } from '@trassa/ui/feedback/toast'
import { expect, it, vi } from 'vitest'
import { lazyPanel } from './lazy-panel.tsx'

const Hello = ({ name }: { name: string }) => <p>Привет, {name}</p>

it('says that the network is lost and tries again with the next attempt', async () => {
  const load = vi.fn(async (): Promise<{ default: typeof Hello }> => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch')
    return { default: Hello }
  })
  const Panel = lazyPanel(load)
  const onFailed = vi.fn()
  const show = (attempt: number) => (
    <ToastProvider>
      <Panel attempt={attempt} panel={{ name: 'Иван' }} onFailed={onFailed} />
    </ToastProvider>
  )
  const { rerender } = render(show(1))
  await waitFor(() => expect(onFailed).toHaveBeenCalled())
  expect(screen.getByText(/Нет связи с сервером/)).toBeVisible()
  rerender(show(2))
  expect(await screen.findByText('Привет, Иван')).toBeVisible()
})
