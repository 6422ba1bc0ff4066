import { connect, enter, expect, startWork, test } from '../support/console/console.ts'
import { createPerson, freshPhone, hire } from '../support/people.ts'

test('the first run asks for the server, refuses a foreign one without TLS, and a user without a role', async ({
  openConsole,
}) => {
  const { window } = await openConsole()
  const address = window.getByLabel('Адрес сервера')
  await expect(address).toHaveValue('http://localhost:3000')
  await address.fill('http://trassa.example')
  await window.getByRole('button', { name: 'Продолжить' }).click()
  await expect(window.getByText('Нужен защищённый адрес: он начинается с https://')).toBeVisible()
  await connect(window)

  await window.getByLabel('Телефон').pressSequentially(freshPhone().slice(2))
  await window.getByRole('button', { name: 'Получить код' }).click()
  await expect(window.getByText('У этого номера нет доступа')).toBeVisible()

  await window.getByLabel('Телефон').fill('')
  await enter(window, await createPerson('Прохор'))
  await expect(window.getByRole('heading', { name: 'Нет доступа' })).toBeVisible()
  await expect(window.getByRole('alert')).toContainText('Прохор')
  await window.getByRole('button', { name: 'Войти с другим номером' }).click()
  await expect(window.getByRole('heading', { name: 'Вход' })).toBeVisible()
})

test('a moderator who closes the window is still logged in the next time', async ({
  openConsole,
}) => {
  const moderator = await hire('moderator', 'Марфа')
  const first = await openConsole()
  await startWork(first.window, moderator)
  await first.app.close()
  const { window } = await openConsole(first.home)
  await expect(window.getByRole('navigation', { name: 'Разделы' })).toContainText('Марфа')
})
