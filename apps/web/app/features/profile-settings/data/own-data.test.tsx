import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fails, fakeApi, IVAN } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './deletion-dialog.tsx'
import { OwnData } from './own-data.tsx'

const CODE = /^Код с номера/

function show(resendAfter: number) {
  let flows = 0
  const gateway = fakeApi({
    'profiles.me': () => IVAN,
    'account.deletionInit': () => ({ id: `flow-${++flows}`, resendAfter }),
    'account.deletionFinish': fails('auth.code_tries'),
  })
  renderPage(<OwnData profile={IVAN} />, { api: gateway.api })
  const user = userEvent.setup()
  return {
    gateway,
    user,
    open: () => user.click(screen.getByRole('button', { name: 'Удалить аккаунт' })),
    ask: async () => user.click(await screen.findByRole('button', { name: 'Получить код' })),
    asked: (id: string) => gateway.asked.filter((call) => call.id === id),
  }
}

it('§5 code: after too many wrong ones another code is asked for in the dialog', async () => {
  const page = show(1)
  await page.open()
  await page.ask()
  const field = await screen.findByLabelText(CODE)
  expect(field).toHaveFocus()
  await page.user.type(field, '11111')
  await page.user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
  expect(await screen.findByText(/Слишком много неверных попыток/)).toBeVisible()
  const resend = { name: 'Отправить код ещё раз' }
  await page.user.click(await screen.findByRole('button', resend, { timeout: 3000 }))
  expect(await screen.findByText(/Новый код через/)).toBeVisible()
  expect(screen.queryByText(/Слишком много неверных попыток/)).toBeNull()
  expect(screen.getByLabelText(CODE)).toHaveValue('')
  await page.user.type(screen.getByLabelText(CODE), '22222')
  await page.user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
  expect(page.asked('account.deletionFinish').at(-1)?.body).toEqual({
    flowId: 'flow-2',
    code: '22222',
  })
})

it('a dialog that was closed goes on with the code that was sent', async () => {
  const page = show(60)
  await page.open()
  await page.ask()
  await screen.findByLabelText(CODE)
  await page.user.keyboard('{Escape}')
  await page.open()
  expect(await screen.findByLabelText(CODE)).toBeVisible()
  expect(page.asked('account.deletionInit')).toHaveLength(1)
})
