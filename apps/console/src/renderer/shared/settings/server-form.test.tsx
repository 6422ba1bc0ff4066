import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { settingsSchema } from '../../../shared/settings.ts'
import { orNotSaved } from '../../lib/failure-text.ts'
import { renderConsole } from '../../testing/render-console.tsx'
import { ServerForm } from './server-form.tsx'
import { SettingsContext } from './settings-context.ts'

it('a server that a full disk does not take stands in the field with the reason', async () => {
  const save = () => orNotSaved(Promise.reject(new Error('ENOSPC')))
  const { user } = renderConsole(
    <SettingsContext value={{ settings: settingsSchema.parse({}), change: () => undefined, save }}>
      <ServerForm proposed="trassa.example" submit="Продолжить" hint="Его можно изменить потом" />
    </SettingsContext>,
    {},
  )
  await user.click(screen.getByRole('button', { name: 'Продолжить' }))
  const field = screen.getByLabelText('Адрес сервера')
  expect(await screen.findByText(/^Не сохранено: /)).toBeVisible()
  expect(field).toBeInvalid()
  expect(field).toHaveValue('trassa.example')
  await user.type(field, 's')
  expect(field).toBeValid()
})
