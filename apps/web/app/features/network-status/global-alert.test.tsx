import { act, render, screen } from '@testing-library/react'
import { createApiClient } from '@trassa/api-client/client'
import { countView } from '@trassa/contracts/calls/ads'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { listCities } from '@trassa/contracts/calls/cities'
import { sendHelp } from '@trassa/contracts/calls/mail-forms'
import { updateMe } from '@trassa/contracts/calls/profiles'
import { describe, expect, it, vi } from 'vitest'
import {
  BACKGROUND_CALLS,
  IN_PLACE_CALLS,
  withCallReporting,
} from '../../shared/api/with-call-reporting.ts'
import { GlobalAlert } from './global-alert.tsx'

/** The answer of a proxy: it repeats no session id. */
const failing = withCallReporting(
  createApiClient(async () => ({ status: 500, body: '<h1>Bad gateway</h1>' })),
  'session-1',
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
      expect(screen.getByText('ID сессии: session-1')).toBeVisible()
      act(() => vi.advanceTimersByTime(7000))
      expect(screen.queryByRole('alert')).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('docs 007: a form that says its own failure, a call in the background and a read raise none, yet all are logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    render(<GlobalAlert />)
    const body = { message: 'Не приходит код', contact: 'a@b.example', consent: true } as const
    await act(async () => {
      await failing.ask(sendHelp, { body }).catch(() => {})
      await failing.ask(countView, { params: { id: '7' } }).catch(() => {})
      await failing.ask(listCities).catch(() => {})
    })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(warn.mock.calls.map(([first, second]) => [first, second])).toEqual([
      ['POST /v1/send-mail/as-help', '500'],
      [`${countView.method} ${countView.path.replace('{id}', '7')}`, '500'],
      ['Ошибка загрузки городов', 'GET /v1/cities'],
    ])
    warn.mockRestore()
  })

  it('calls that raise no alert are calls that there are', () => {
    const ids = ALL_CALLS.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...IN_PLACE_CALLS, ...BACKGROUND_CALLS]))
  })
})
