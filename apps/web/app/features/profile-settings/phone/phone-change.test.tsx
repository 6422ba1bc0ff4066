import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppError } from '@trassa/contracts/app-error'
import { beforeEach, expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './phone-dialog.tsx'
import { PhoneSection } from './phone-section.tsx'

beforeEach(() => sessionStorage.clear())

const TAKEN = 'Этот номер уже у другого аккаунта. Укажите другой.'
const NEXT = '+7 999 000-00-01'

function show(resendAfter = 60) {
  const gateway = fakeApi({
    'profiles.me': () => IVAN,
    'account.phoneChangeInit': () => ({
      present: { id: 'flow-1', resendAfter },
      next: { id: 'flow-2', resendAfter },
    }),
    'account.phoneChangeResend': () => ({ id: 'flow-3', resendAfter: 60 }),
    'account.phoneChangeFinish': () => ({ ...IVAN, phone: '+79990000001' }),
  })
  renderPage(<PhoneSection profile={IVAN} />, { api: gateway.api })
  const user = userEvent.setup()
  return {
    gateway,
    async begin(phone = '9990000001') {
      await user.click(await screen.findByRole('button', { name: 'Сменить номер' }))
      await user.type(await screen.findByLabelText('Новый номер'), phone)
      await user.click(screen.getByRole('button', { name: 'Получить коды' }))
    },
    async typeCodes() {
      const [present, next] = await screen.findAllByLabelText(/^Код с номера/)
      await user.type(present as HTMLElement, '11111')
      await user.type(next as HTMLElement, '22222')
      const dialog = within(screen.getByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: 'Сменить номер' }))
    },
    user,
  }
}

const refusedAt =
  (side: 'present' | 'next', code: 'auth.code_wrong' | 'auth.code_expired') => () => {
    const issues = [{ loc: ['body', side, 'code'], msg: 'x', type: 'value_error' }]
    throw new AppError(code, { issues })
  }

it.each([
  ['present', 'auth.code_wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.'],
  ['next', 'auth.code_wrong', 'Неверный код. Проверьте SMS и попробуйте ещё раз.'],
  ['present', 'auth.code_expired', 'Код больше не действует. Запросите новый.'],
] as const)('§5 code: of the %s number, %s is said at its own field', async (side, code, text) => {
  const page = show()
  page.gateway.answers['account.phoneChangeFinish'] = refusedAt(side, code)
  await page.begin()
  await page.typeCodes()
  expect(await screen.findByText(text)).toBeVisible()
  const fields = screen.getAllByLabelText(/^Код с номера/)
  const [wrong, other] = side === 'present' ? fields : fields.toReversed()
  expect(wrong).toBeInvalid()
  expect(other).toBeValid()
  expect(wrong).toHaveValue(side === 'present' ? '11111' : '22222')
})

it('§5: each code is sent again after its countdown, and the new flow is confirmed', async () => {
  const page = show(1)
  await page.begin()
  expect(await screen.findAllByText('Новый код через 0:01')).toHaveLength(2)
  const resend = () => screen.getAllByRole('button', { name: 'Отправить код ещё раз' })
  await waitFor(() => expect(resend()).toHaveLength(2), { timeout: 6000 })
  const [, again] = resend()
  await page.user.click(again as HTMLElement)
  expect(await screen.findByText(/Новый код через/)).toBeVisible()
  expect(page.gateway.asked).toContainEqual({
    id: 'account.phoneChangeResend',
    body: { phone: '+79990000001', side: 'next' },
  })
  await page.typeCodes()
  expect(await screen.findByText(/Номер изменён/)).toBeVisible()
  expect(page.gateway.asked).toContainEqual({
    id: 'account.phoneChangeFinish',
    body: {
      present: { flowId: 'flow-1', code: '11111' },
      next: { flowId: 'flow-3', code: '22222' },
    },
  })
})

it('a reload goes on at the codes', async () => {
  const page = show()
  await page.begin()
  await screen.findAllByLabelText(/^Код с номера/)
  cleanup()
  const reloaded = show()
  expect(await screen.findByLabelText(/Код с номера .*00-01/)).toBeVisible()
  await reloaded.typeCodes()
  expect(await screen.findByText(/Номер изменён/)).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
})

it('one’s own number is not asked for, and a taken one is said at the number', async () => {
  const page = show()
  await page.begin(IVAN.phone.slice(2))
  expect(await screen.findByText('Это ваш нынешний номер. Укажите новый.')).toBeVisible()
  expect(page.gateway.asked.some(({ id }) => id === 'account.phoneChangeInit')).toBe(false)
  page.gateway.answers['account.phoneChangeInit'] = fails('auth.phone_known')
  const field = screen.getByLabelText('Новый номер')
  await page.user.clear(field)
  await page.user.type(field, '9990000001')
  await page.user.click(screen.getByRole('button', { name: 'Получить коды' }))
  expect(await screen.findByText(TAKEN)).toBeVisible()
  expect(field).toHaveValue(NEXT)
})
