import { act, fireEvent, screen, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type {
  OperatorSetting,
  SettingVersion,
} from '@trassa/contracts/entities/moderator/operator-setting'
import type { PriceHistoryRow } from '@trassa/contracts/entities/moderator/price'
import { REASON_CODES, SETTING_KEYS } from '@trassa/contracts/enumerations/operator-settings'
import { describe, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR } from '../../testing/samples.ts'
import { OperatorSettingsPage } from './operator-settings-page.tsx'

/** No press counts as long as a test runs. */
const HOUR_MS = 3_600_000

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const
const AT = '2026-11-21T09:00:00.000Z'
const CARD = 'https://bank.example/card'

const PRICE_CHANGE: PriceHistoryRow = {
  id: '9',
  good: 'promotion.vip',
  group: 'heavy',
  title: 'VIP',
  before: 1049,
  price: 1200,
  validFrom: AT,
  setAt: AT,
  setBy: 'Ольга',
}

const versionOf = (setting: OperatorSetting, version = 1, setBy = 'Вера'): SettingVersion => ({
  setting,
  version,
  setAt: AT,
  setBy,
})

/** A gateway whose settings another person may change meanwhile. */
function settingsOf(...set: SettingVersion[]) {
  const now = new Map(set.map((row) => [row.setting.key, row]))
  const answers: Answers = {
    'moderator.settings': () => ({
      settings: SETTING_KEYS.map(
        (key) =>
          now.get(key) ?? { setting: { key, value: null }, version: 0, setAt: null, setBy: null },
      ),
      environment: { outsideLinks: { card: CARD }, isClosed: false },
    }),
    'moderator.settingVersions': () => set,
    'moderator.priceHistory': () => [PRICE_CHANGE],
    'moderator.changeSetting': ({ body }) => {
      const { setting, version } = body as { setting: OperatorSetting; version: number }
      if ((now.get(setting.key)?.version ?? 0) !== version) throw new AppError('settings.stale')
      const next = versionOf(setting, version + 1, SENIOR.username)
      now.set(setting.key, next)
      return next
    },
  }
  return { answers, change: (row: SettingVersion) => now.set(row.setting.key, row) }
}

const open = (answers: Answers, me: typeof SENIOR | typeof MODERATOR = SENIOR, seenAfter = 0) =>
  renderConsole(<OperatorSettingsPage />, answers, { me, seenAfter })

const openRow = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

describe('domain §9: settings of the operator', () => {
  it('says where each link leads and who says so; an empty one is hidden on the site', async () => {
    const { user, performed } = open(settingsOf().answers)
    const table = await screen.findByRole('table', { name: 'Ссылки партнёров' })
    expect(within(table).getByRole('row', { name: /Банковская карта/ })).toHaveTextContent(
      `${CARD}Настройка сервера`,
    )
    await openRow(user, 'Банковская карта')
    await user.clear(screen.getByRole('textbox', { name: 'Адрес' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Скрыта здесь')).toBeVisible()
    expect(performed('moderator.changeSetting')).toMatchObject([
      { body: { setting: { key: 'link.card', value: '' }, version: 0 } },
    ])
  })

  it('prices that were set stand among what was changed, from what to what', async () => {
    open(settingsOf().answers)
    const history = await screen.findByRole('list', { name: 'История цен' })
    expect(history).toHaveTextContent(/VIP: Грузовики и спецтехника1.049.₽ → 1.200.₽/)
    expect(history).toHaveTextContent('Ольга, назначено')
  })

  it('what the server has itself is saved as no setting, and a mistake is told before it is sent', async () => {
    const row = versionOf({ key: 'link.card', value: 'https://other.example' })
    const { user, performed } = open(settingsOf(row).answers)
    await openRow(user, 'Банковская карта')
    const field = screen.getByRole('textbox', { name: 'Адрес' })
    await user.clear(field)
    await user.type(field, 'http://bank.example')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByText(/начинается с https/)).toBeVisible()
    expect(performed('moderator.changeSetting')).toEqual([])
    await user.clear(field)
    await user.type(field, CARD)
    await user.keyboard('{Control>}[Enter]{/Control}')
    await vi.waitFor(() =>
      expect(performed('moderator.changeSetting')).toMatchObject([
        { body: { setting: { value: null }, version: 1 } },
      ]),
    )
  })

  it('shows a template as an owner reads it, and names a placeholder that is none', async () => {
    const { user, asked } = open(settingsOf().answers)
    await openRow(user, 'Ненастоящая цена')
    const field = await screen.findByRole('textbox', { name: 'Текст для владельца' })
    fireEvent.change(field, { target: { value: 'Цена {value}: слишком мало.' } })
    expect(screen.getByText(/Цена 100.000.₽: слишком мало/)).toBeVisible()
    fireEvent.change(field, { target: { value: 'Цена {price}.' } })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(screen.getByText(/Подстановки \{price\} нет/)).toBeVisible()
    expect(asked('moderator.changeSetting')).toEqual([])
  })

  it('a field gets a text of its own; a mistake in one that is not shown is shown', async () => {
    const { user, performed } = open(settingsOf().answers)
    await openRow(user, 'Мошенничество')
    const field = await screen.findByRole('textbox', { name: 'Текст для владельца' })
    const choose = async (name: RegExp) => {
      act(() => screen.getByRole('combobox', { name: 'Для поля' }).focus())
      await user.keyboard('[ArrowDown]')
      await user.click(await screen.findByRole('option', { name }))
    }
    await choose(/Цена/)
    expect(field).toHaveValue('')
    fireEvent.change(field, { target: { value: 'Цена {value} – {нет' } })
    await choose(/поля/)
    expect(field).toHaveValue('Объявление похоже на мошенничество.')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(field).toHaveValue('Цена {value} – {нет')
    expect(screen.getByText(/Фигурные скобки/)).toBeVisible()
    fireEvent.change(field, { target: { value: 'Цена {value} – приманка.' } })
    expect(screen.getByText(/Цена 100.000.₽ – приманка/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const text = 'Объявление похоже на мошенничество.'
    const value = { text, isOffered: true, byField: { price: 'Цена {value} – приманка.' } }
    await vi.waitFor(() =>
      expect(performed('moderator.changeSetting')).toMatchObject([
        { body: { setting: { key: 'reason.ad.fraud', value }, version: 0 } },
      ]),
    )
    const row = screen.getByRole('row', { name: /Мошенничество/ })
    expect(await within(row).findByText('Свой текст: Цена')).toBeVisible()
  })

  it('a value that another person saved meanwhile is shown, and the typed one is kept until it is chosen', async () => {
    const { answers, change } = settingsOf()
    const { user, performed, close } = open(answers)
    await openRow(user, 'ВКонтакте')
    await user.type(screen.getByRole('textbox', { name: 'Адрес' }), 'https://vk.example/mine')
    change(versionOf({ key: 'link.vk', value: 'https://vk.example/theirs' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const conflict = await screen.findByRole('alert')
    expect(conflict).toHaveTextContent('Настройку уже изменили (Вера)')
    expect(conflict).toHaveTextContent('Теперь: https://vk.example/theirs')
    expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue('https://vk.example/mine')
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
    // The window is closed and opened: the text is there, and so is the conflict.
    close()
    const again = open(answers)
    await openRow(again.user, 'ВКонтакте')
    expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue('https://vk.example/mine')
    await again.user.click(screen.getByRole('button', { name: 'Оставить моё' }))
    await again.user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await vi.waitFor(() =>
      expect(again.performed('moderator.changeSetting')).toMatchObject([
        { body: { setting: { value: 'https://vk.example/mine' }, version: 1 } },
      ]),
    )
    expect(performed('moderator.changeSetting')).toEqual([])
  })

  it('domain §1: a change whose answer was lost counts as saved, and is no conflict with itself', async () => {
    const { answers, change } = settingsOf()
    const mine = 'https://vk.example/mine'
    answers['moderator.changeSetting'] = () => {
      change(versionOf({ key: 'link.vk', value: mine }, 1, SENIOR.username))
      throw new AppError('network.failed')
    }
    const { user, storedDrafts } = open(answers)
    await openRow(user, 'ВКонтакте')
    await user.type(screen.getByRole('textbox', { name: 'Адрес' }), mine)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const table = screen.getByRole('table', { name: 'Ссылки партнёров' })
    expect(await within(table).findByText(mine)).toBeVisible()
    await vi.waitFor(() => expect(storedDrafts()).not.toHaveProperty('operator-setting:link.vk'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue(mine)
  })

  it('what another window types into the same setting arrives here', async () => {
    const { user, tell } = open(settingsOf().answers)
    await openRow(user, 'ВКонтакте')
    const typed = { version: 0, value: 'https://vk.example/other' }
    act(() =>
      tell('drafts.changed', { key: 'operator-setting:link.vk', text: JSON.stringify(typed) }),
    )
    expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue(typed.value)
  })

  it('spec §2: says that the page of the site stands in for a partner’s link where there is one', async () => {
    const row = versionOf({ key: 'link.transport', value: '' })
    const { user } = open(settingsOf(row).answers)
    const table = await screen.findByRole('table', { name: 'Ссылки партнёров' })
    expect(within(table).getByRole('row', { name: /Заказ перевозки/ })).toHaveTextContent(
      'Страница сайтаЗадана здесь',
    )
    await openRow(user, 'Заказ перевозки')
    expect(screen.getByText('Пусто – страница сайта')).toBeVisible()
  })

  it('a former value comes back into the form, and is saved like any other', async () => {
    const first = versionOf({ key: 'reason.ad.fraud', value: { text: 'Обман.', isOffered: true } })
    const second = versionOf({ key: 'reason.ad.fraud', value: null }, 2)
    const { answers, change } = settingsOf(second, first)
    change(second)
    const { user, performed } = open(answers)
    await openRow(user, 'Мошенничество')
    await user.click(await screen.findByRole('button', { name: 'Вернуть это значение' }))
    expect(screen.getByRole('textbox', { name: 'Текст для владельца' })).toHaveValue('Обман.')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await vi.waitFor(() =>
      expect(performed('moderator.changeSetting')).toMatchObject([
        { body: { setting: first.setting, version: 2 } },
      ]),
    )
  })

  it('the order is moved by one place at a time', async () => {
    const { user, performed } = open(settingsOf().answers)
    await openRow(user, 'Изменить порядок')
    await user.click(screen.getByRole('button', { name: 'Опустить: Чужие фотографии' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    const [first, second, ...others] = REASON_CODES
    await vi.waitFor(() =>
      expect(performed('moderator.changeSetting')).toMatchObject([
        { body: { setting: { key: 'reasonOrder', value: [second, first, ...others] } } },
      ]),
    )
    const table = screen.getByRole('table', { name: 'Причины решений' })
    await vi.waitFor(() =>
      expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Плохо видно'),
    )
  })

  it('a moderator reads values and history, and changes nothing', async () => {
    const row = versionOf({ key: 'link.ok', value: 'https://ok.example' })
    const { user } = open(settingsOf(row).answers, MODERATOR)
    await openRow(user, 'Одноклассники')
    expect(await screen.findByText(/^Вера, /)).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Вернуть это значение' })).toBeNull()
    expect(screen.getByText('Настройки площадки меняет старший модератор.')).toBeVisible()
  })
})

describe('spec §2: the site is closed from the console', () => {
  it('after a sentence about what will happen, and is opened with one press', async () => {
    const { user, performed } = open(settingsOf().answers)
    await openRow(user, 'Закрыть или открыть сайт')
    const until = screen.getByLabelText('До какого времени')
    fireEvent.change(until, { target: { value: '2031-05-01T18:30' } })
    await user.click(screen.getByRole('button', { name: 'Закрыть сайт' }))
    expect(screen.getByText('Закрыть сайт для всех посетителей')).toBeVisible()
    expect(performed('moderator.changeSetting')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Закрыть для посетителей' }))
    await user.click(await screen.findByRole('button', { name: 'Открыть сайт' }))
    expect(await screen.findByText('Сайт открыт')).toBeVisible()
    expect(performed('moderator.changeSetting')).toMatchObject([
      {
        body: {
          setting: {
            key: 'maintenance',
            value: { text: 'Загляните немного позже.', until: '2031-05-01T15:30:00.000Z' },
          },
          version: 0,
        },
      },
      { body: { setting: { key: 'maintenance', value: null }, version: 1 } },
    ])
  })

  it('docs/decisions/153: only a new press of its button closes it, no key that is held down', async () => {
    const { user, performed } = open(settingsOf().answers)
    await openRow(user, 'Закрыть или открыть сайт')
    const until = screen.getByLabelText('До какого времени')
    fireEvent.change(until, { target: { value: '2031-05-01T18:30' } })
    await user.click(until)
    await user.keyboard('{Enter>3/}')
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}')
    const button = screen.getByRole('button', { name: 'Закрыть для посетителей' })
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    expect(performed('moderator.changeSetting')).toEqual([])
  })

  it('docs/decisions/153: the consequences are on the screen before the press counts', async () => {
    const { user, asked } = open(settingsOf().answers, SENIOR, HOUR_MS)
    await openRow(user, 'Закрыть или открыть сайт')
    await user.click(screen.getByRole('button', { name: 'Закрыть сайт' }))
    await user.click(screen.getByRole('button', { name: 'Закрыть для посетителей' }))
    expect(asked('moderator.changeSetting')).toEqual([])
  })

  it('a year that no date has is a mistake at its field', async () => {
    const { user } = open(settingsOf().answers)
    await openRow(user, 'Закрыть или открыть сайт')
    const until = screen.getByLabelText<HTMLInputElement>('До какого времени')
    expect(until.max).toBe('9999-12-31T23:59')
    fireEvent.change(until, { target: { value: '12026-05-01T18:30' } })
    await user.click(screen.getByRole('button', { name: 'Закрыть сайт' }))
    expect(until).toBeInvalid()
    expect(screen.queryByText('Закрыть сайт для всех посетителей')).toBeNull()
  })

  it('one press on what another person has changed is told, and changes nothing', async () => {
    const value = { text: 'Скоро.', until: '2031-05-01T15:30:00.000Z' }
    const { answers, change } = settingsOf(versionOf({ key: 'maintenance', value }))
    const { user } = open(answers)
    await openRow(user, 'Закрыть или открыть сайт')
    change(versionOf({ key: 'maintenance', value: { ...value, text: 'Уже завтра.' } }, 2))
    await user.click(await screen.findByRole('button', { name: 'Открыть сайт' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Настройку уже изменили.')
    expect(await screen.findByDisplayValue('Уже завтра.')).toBeVisible()
  })

  it('a time that the gateway refuses is told at its field', async () => {
    const msg = 'Это время уже прошло. Выберите более позднее.'
    const issues = [{ loc: ['body', 'setting', 'value', 'until'], msg, type: 'value_error' }]
    const { user } = open({
      ...settingsOf().answers,
      'moderator.changeSetting': () => {
        throw new AppError('request.invalid', { issues })
      },
    })
    await openRow(user, 'Закрыть или открыть сайт')
    fireEvent.change(screen.getByLabelText('До какого времени'), {
      target: { value: '2020-05-01T18:30' },
    })
    await user.click(screen.getByRole('button', { name: 'Закрыть сайт' }))
    await user.click(screen.getByRole('button', { name: 'Закрыть для посетителей' }))
    expect(await screen.findByText(msg)).toBeVisible()
  })
})
