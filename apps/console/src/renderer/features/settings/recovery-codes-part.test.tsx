import { screen } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import { expect, it } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { SettingsPage } from './settings-page.tsx'

const CODES = Array.from({ length: 10 }, (_, index) => `CCCC${index}-DDDDD`)

const staffWith = (secondFactor: 'passed' | 'off'): Profile => ({
  ...MODERATOR,
  staff: { role: 'moderator', secondFactor, endsAt: '2026-11-22T21:00:00.000Z' },
})

it('domain §2: new recovery codes are issued for a code of the app, and shown once', async () => {
  const { user, asked } = renderConsole(
    <SettingsPage />,
    {
      'secondFactor.read': () => ({ enrolled: true, recoveryCodesLeft: 3 }),
      'secondFactor.renewRecoveryCodes': ({ body }) => {
        if ((body as { code: string }).code !== '123456') {
          throw new AppError('second_factor.code_wrong')
        }
        return { recoveryCodes: CODES }
      },
    },
    { me: staffWith('passed') },
  )
  expect(await screen.findByText('Осталось кодов: 3')).toBeVisible()
  const field = screen.getByLabelText('Код из приложения')
  const renew = screen.getByRole('button', { name: 'Выпустить новые коды' })
  await user.type(field, '12345')
  await user.click(renew)
  expect(await screen.findByText('Код состоит из шести цифр')).toBeVisible()
  expect(asked('secondFactor.renewRecoveryCodes')).toEqual([])
  await user.type(field, '7')
  await user.click(renew)
  expect(await screen.findByText('Код не подошёл. Введите новый код из приложения.')).toBeVisible()
  await user.clear(field)
  await user.type(field, '123456')
  await user.click(renew)
  const list = await screen.findByRole('list', { name: 'Коды восстановления' })
  expect(list.textContent).toBe(CODES.join(''))
  await user.click(screen.getByRole('button', { name: 'Я сохранил коды' }))
  expect(screen.queryByRole('list', { name: 'Коды восстановления' })).toBeNull()
})

it('the settings say nothing of recovery codes where no second factor is needed', async () => {
  renderConsole(<SettingsPage />, {}, { me: staffWith('off') })
  expect(await screen.findByText(/ключ — в хранилище ключей/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Коды восстановления' })).toBeNull()
})
