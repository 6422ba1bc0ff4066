import { changeSetting, readSettings } from '@trassa/contracts/calls/moderator/settings'
import { linkKey } from '@trassa/contracts/enumerations/operator-settings'
import { expect, startWork, test } from '../support/console/console.ts'
import { asSenior, hire } from '../support/people.ts'
import { siteUrl } from '../support/site.ts'

const LINK = linkKey('inspection')

/** A failed test leaves no link on the site of the others. */
test.afterEach(() =>
  asSenior(async (api) => {
    const { settings } = await api.ask(readSettings)
    const link = settings.find(({ setting }) => setting.key === LINK)
    if (link?.setting.value) {
      const setting = { key: LINK, value: null }
      await api.ask(changeSetting, { body: { setting, version: link.version } })
    }
  }),
)

test('docs/decisions/152: a link that a senior sets stands on the site within seconds, and goes again', async ({
  keptConsole,
  request,
}) => {
  const host = `inspection-${test.info().retry}.example`
  const address = `https://${host}/cars`
  const page = async () => (await request.get(`${siteUrl()}/aboutUs`)).text()
  const { window } = keptConsole
  await startWork(window, await hire('seniorModerator', 'Серафима'))
  await window.getByRole('link', { name: 'Настройки площадки' }).click()
  await window.getByRole('button', { name: 'Осмотр и оценка' }).click()
  const pane = window.getByRole('complementary', { name: 'Настройка' })
  await pane.getByRole('textbox', { name: 'Адрес' }).fill(address)
  await expect(pane).toContainText(`Посетитель попадёт на ${host}`)
  await window.keyboard.press('Control+Enter')
  await expect(pane.getByText('Серафима')).toBeVisible()
  await expect.poll(page).toContain(address)

  await pane.getByRole('textbox', { name: 'Адрес' }).fill('')
  await window.keyboard.press('Control+Enter')
  await expect(pane.getByRole('button', { name: 'Вернуть это значение' })).toBeVisible()
  await expect.poll(page).not.toContain(address)
})
