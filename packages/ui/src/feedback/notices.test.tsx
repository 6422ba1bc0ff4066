import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorAlert } from './error-alert.tsx'
import { ToastProvider, useToast } from './toast.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('toast', () => {
  function Buttons() {
    const toast = useToast()
    return (
      <>
        <button type="button" onClick={() => toast('Первое')}>
          один
        </button>
        <button type="button" onClick={() => toast('Второе', { duration: 5000 })}>
          два
        </button>
      </>
    )
  }
  const show = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const mount = () =>
    render(
      <ToastProvider>
        <Buttons />
      </ToastProvider>,
    )

  it('§9 notification: hides after 3000 ms by default', () => {
    mount()
    show('один')
    pass(2999)
    expect(screen.queryByText('Первое')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Первое')).toBeNull()
  })

  it('§4 notification: a new one clears the previous timer', () => {
    mount()
    show('один')
    pass(2000)
    show('два')
    expect(screen.queryByText('Первое')).toBeNull()
    pass(4999)
    expect(screen.queryByText('Второе')).not.toBeNull()
    pass(1)
    expect(screen.queryByText('Второе')).toBeNull()
  })

  it('waits while the pointer rests on it', () => {
    mount()
    show('один')
    fireEvent.pointerEnter(screen.getByText('Первое'))
    pass(10_000)
    expect(screen.queryByText('Первое')).not.toBeNull()
    fireEvent.pointerLeave(screen.getByText('Первое'))
    pass(3000)
    expect(screen.queryByText('Первое')).toBeNull()
  })
})

describe('error alert', () => {
  const ERROR = { text: 'Не сохранено', sessionId: 'a1b2' }

  it('§9 error alert: closes after 7000 ms, counted anew for a new error', () => {
    const onClose = vi.fn()
    const alert = (error: typeof ERROR) => (
      <ErrorAlert error={error} onClose={() => onClose()} onReload={vi.fn()} />
    )
    const { rerender } = render(alert(ERROR))
    pass(6000)
    rerender(alert(ERROR))
    pass(999)
    expect(onClose).not.toHaveBeenCalled()
    rerender(alert({ ...ERROR }))
    pass(6999)
    expect(onClose).not.toHaveBeenCalled()
    pass(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('§2 error alert: message, ID сессии, reload and close', () => {
    const onClose = vi.fn()
    const onReload = vi.fn()
    render(<ErrorAlert error={ERROR} onClose={onClose} onReload={onReload} />)
    expect(screen.getByRole('alert').textContent).toContain('ID сессии: a1b2')
    fireEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }))
    expect(onReload).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
