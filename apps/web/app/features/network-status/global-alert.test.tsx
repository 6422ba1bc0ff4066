import { act, render, screen } from '@testing-library/react'
import { createApiClient } from '@trassa/api-client/client'
import { updateMe } from '@trassa/contracts/calls/profiles'
import { describe, expect, it, vi } from 'vitest'
import { withCallReporting } from '../../shared/api/with-call-reporting.ts'
import { GlobalAlert } from './global-alert.tsx'

const failing = withCallReporting(
  createApiClient(async () => ({
    status: 500,
    body: { detail: 'Сломалось', code: 'server.failed', sessionId: 'session-1' },
  })),
)

describe('§8 a change that did not arrive', () => {
  it('raises the alert with the session id and hides it after 7000 ms', async () => {
    vi.useFakeTimers()
    try {
      render(<GlobalAlert />)
      await act(() => failing.ask(updateMe, { body: { username: 'Иван' } }).catch(() => {}))
      expect(screen.getByRole('alert')).toHaveTextContent(
        'К сожалению, ваши последние изменения не были сохранены. Попробуйте еще раз позже.',
      )
      expect(screen.getByText('session-1')).toBeVisible()
      act(() => vi.advanceTimersByTime(7000))
      expect(screen.queryByRole('alert')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})
