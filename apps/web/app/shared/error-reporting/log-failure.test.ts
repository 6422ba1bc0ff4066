import { AppError } from '@trassa/contracts/app-error'
import { updateStat } from '@trassa/contracts/calls/ads'
import { listCities } from '@trassa/contracts/calls/cities'
import { readMe } from '@trassa/contracts/calls/profiles'
import { afterEach, expect, it, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warn.mockClear())

it('§8: a failed call is logged with method, address, code, session and what was wrong', () => {
  const issues = [{ loc: ['body', 'price'], msg: 'Укажите цену', type: 'value_error' }]
  logFailure(updateStat, new AppError('ad.incomplete', { issues, sessionId: 's1' }), { id: '7' })
  expect(warn).toHaveBeenCalledWith(
    'PATCH /ads/7/update-stat',
    'ad.incomplete',
    's1',
    'body.price: Укажите цену',
  )
})

it('§8: with the real status and the detail of the server', () => {
  const answered = { status: 409, detail: 'Снимите другое объявление.', sessionId: 's1' }
  logFailure(updateStat, new AppError('ad.quota', answered), { id: '7' })
  expect(warn).toHaveBeenCalledWith(
    'PATCH /ads/7/update-stat',
    '409',
    'ad.quota',
    's1',
    'Снимите другое объявление.',
  )
})

it('§7 cities: the failure is logged in words', () => {
  logFailure(listCities, new AppError('network.failed'))
  expect(warn).toHaveBeenCalledWith('Ошибка загрузки городов', 'GET /v1/cities', 'network.failed')
})

it('a missing session is no failure, nor is a request that was given up', () => {
  logFailure(readMe, new AppError('session.missing'))
  logFailure(listCities, new DOMException('Aborted', 'AbortError'))
  expect(warn).not.toHaveBeenCalled()
})
