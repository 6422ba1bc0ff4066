import { expect, startWork, test } from '../support/console.ts'
import { hire } from '../support/people.ts'
import { siteUrl } from '../support/site.ts'

test('docs/decisions/152: a link that a senior sets stands on the site within seconds, and goes again', async ({
  openConsole,
  request,
}) => {
  const address = 'https://inspection.example/cars'
  const page = async () => (await request.get(`${siteUrl()}/aboutUs`)).text()
  const { window } = await openConsole()
  await startWork(window, await hire('seniorModerator', 'Серафима'))
  await window.getByRole('link', { name: 'Настройки площадки' }).click()
  await window.getByRole('button', { name: 'Осмотр и оценка' }).click()
  const pane = window.getByRole('complementary', { name: 'Настройка' })
  await pane.getByRole('textbox', { name: 'Адрес' }).fill(address)
  await expect(pane).toContainText('Посетитель попадёт на inspection.example')
  await window.keyboard.press('Control+Enter')
  await expect(pane.getByText('Серафима')).toBeVisible()
  await expect.poll(page).toContain(address)

  await pane.getByRole('textbox', { name: 'Адрес' }).fill('')
  await window.keyboard.press('Control+Enter')
  await expect(pane.getByRole('button', { name: 'Вернуть это значение' })).toBeVisible()
  await expect.poll(page).not.toContain(address)
})
