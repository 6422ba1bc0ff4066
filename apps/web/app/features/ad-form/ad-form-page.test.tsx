import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEFINITION, photoOf } from '@trassa/ad-form/testing/samples'
import { AppError } from '@trassa/contracts/app-error'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Profiler } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loginStore } from '../../shared/login/login-store.ts'
import { anonymous, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AdFormPage } from './ad-form-page.tsx'
import { draftBackups } from './saving/draft-backup.ts'
import { ownerBackupSchema } from './saving/owner-backup-schema.ts'
import { purposeOf } from './submit/purpose.ts'
import { PURPOSES } from './submit/purposes.ts'
import { DICTIONARIES, draftAd } from './testing/samples.ts'

/** A whole form and real pauses: more than a busy machine does in the usual five seconds. */
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Everything that a page does on its own has been done. */
const quiet = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)))

let client: QueryClient | undefined

/** Gives the tests the page's queries. */
function Queries() {
  client = useQueryClient()
  return null
}

type Answers = Parameters<typeof fakeApi>[0]

const pathOf = (ad: EditableAd | null) => (ad ? `/createAd?id=${ad.id}` : '/createAd')

function open(
  ad: EditableAd | null,
  answers: Answers = {},
  profile: typeof IVAN | null = IVAN,
  page: { path?: string; wide?: boolean } = {},
) {
  let version = ad?.version ?? 0
  const saved = () => {
    version += 1
    return draftAd({ version })
  }
  const fake = fakeApi({
    ...DICTIONARIES,
    'profiles.me': profile ? () => profile : anonymous,
    'ads.create': saved,
    'ads.update': saved,
    ...answers,
  })
  const backup = draftBackups.read(
    { adType: DEFINITION.adType, adId: ad?.id ?? null },
    ownerBackupSchema,
  )
  const purpose = (ad && profile && purposeOf(ad, profile, new Date())) || PURPOSES.new
  const renders = vi.fn()
  const view = renderPage(
    <>
      <Queries />
      <Profiler id="form" onRender={renders}>
        <AdFormPage
          is="ready"
          ad={ad}
          definition={DEFINITION}
          profile={profile}
          contacts={null}
          backup={backup}
          purpose={purpose}
          visit="1"
        />
      </Profiler>
    </>,
    { api: fake.api, path: pathOf(ad), ...page },
  )
  const bodies = (id: string) => fake.asked.filter((one) => one.id === id).map(({ body }) => body)
  return { ...view, ...fake, bodies, renders }
}

const year = () => screen.getByRole('textbox', { name: 'Год выпуска' })
const submit = () => screen.getByRole('button', { name: 'Разместить' })
const savedText = () => screen.findByText(/Сохранено в \d\d:\d\d/)

it('saves a draft as one types and puts its id into the address', async () => {
  const { bodies } = open(null)
  await userEvent.type(year(), '2018')
  await savedText()
  expect(bodies('ads.create')).toEqual([
    { adType: 'auto', contactName: 'Иван', fields: { year: 2018 } },
  ])
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/createAd?id=5'))
})

it('keeps a value that the server would refuse, marks it, and shows it again after a reload', async () => {
  const first = open(draftAd())
  await userEvent.clear(year())
  await userEvent.type(year(), '3018')
  expect(await screen.findByText('Не больше 2027')).toBeVisible()
  expect(first.bodies('ads.update')).not.toContainEqual(
    expect.objectContaining({ fields: { year: 3018 } }),
  )
  first.unmount()
  open(draftAd())
  expect(year()).toHaveValue('3018')
  await quiet()
})

it('says that there is no connection, and saves when it is back', async () => {
  const { answers } = open(draftAd(), {
    'ads.update': () => {
      throw new AppError('network.failed')
    },
  })
  await userEvent.type(year(), '{Backspace}8')
  expect(await screen.findByText('Нет связи – сохраним, когда появится')).toBeVisible()
  answers['ads.update'] = () => draftAd({ version: 4 })
  act(() => {
    dispatchEvent(new Event('online'))
  })
  await savedText()
})

it('lets the person choose between two windows without losing a word', async () => {
  const { bodies, answers } = open(draftAd(), {
    'ads.update': () => {
      throw new AppError('ad.stale')
    },
    'ads.own': () => draftAd({ version: 9, price: 700_000 }),
  })
  await userEvent.type(year(), '{Backspace}8')
  const mine = await screen.findByRole('button', { name: 'Оставить моё' })
  expect(year()).toHaveValue('2018')
  answers['ads.update'] = () => draftAd({ version: 10 })
  await userEvent.click(mine)
  await savedText()
  expect(bodies('ads.update').at(-1)).toMatchObject({
    version: 9,
    price: 1_250_000,
    fields: { year: 2018 },
  })
})

it('takes the other window’s words where the person wants them', async () => {
  open(draftAd(), {
    'ads.update': () => {
      throw new AppError('ad.stale')
    },
    'ads.own': () => draftAd({ version: 9, price: 700_000 }),
  })
  await userEvent.type(year(), '{Backspace}8')
  await userEvent.click(await screen.findByRole('button', { name: 'Обновить из другого окна' }))
  await waitFor(() => expect(year()).toHaveValue('2019'))
  expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveValue('700\u00A0000')
})

it('checks everything before it is sent and leads to the first mistake', async () => {
  const { asked } = open(draftAd({ fields: { markId: '1' }, description: '' }))
  await userEvent.click(submit())
  expect(await screen.findByText('Выберите модель')).toBeVisible()
  expect(screen.getByText(/не меньше 20 знаков/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Модель' })).toHaveFocus())
  expect(asked.map(({ id }) => id)).not.toContain('ads.updateStat')
})

it('puts the server’s mistakes at their fields', async () => {
  open(draftAd(), {
    'ads.updateStat': () => {
      const issues = [{ loc: ['body', 'fields', 'vin'], msg: 'Такой VIN уже есть', type: 'x' }]
      throw new AppError('ad.incomplete', { issues })
    },
  })
  await userEvent.click(submit())
  expect(await screen.findByText('Такой VIN уже есть')).toBeVisible()
})

it('sends once however often the button is pressed, and says what comes next', async () => {
  const { bodies } = open(draftAd(), {
    'ads.updateStat': () => draftAd({ stat: AD_STATS.moderation.stat }),
  })
  await userEvent.dblClick(submit())
  expect(
    await screen.findByRole('heading', { name: 'На проверке – обычно до 15 минут' }),
  ).toBeVisible()
  expect(bodies('ads.updateStat')).toEqual([{ stat: 2, version: 3 }])
})

it('§4 asks to log in again where the session has ended, and submits then', async () => {
  const { answers, bodies } = open(draftAd(), {
    'ads.updateStat': () => {
      throw new AppError('session.missing')
    },
  })
  const asked = loginStore.read()
  await userEvent.click(submit())
  await waitFor(() => expect(loginStore.read()).toBe(asked + 1))
  expect(bodies('ads.updateStat')).toHaveLength(1)
  answers['ads.updateStat'] = () => draftAd({ stat: AD_STATS.moderation.stat })
  act(() => void client?.setQueryData(['me'], IVAN))
  expect(await screen.findByRole('heading', { name: /^На проверке/ })).toBeVisible()
})

it('§12 makes no draft of what the form fills in by itself', async () => {
  const { asked } = open(null)
  await quiet()
  await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  expect(asked.map(({ id }) => id)).not.toContain('ads.create')
  expect(localStorage).toHaveLength(0)
})

it('domain §3: an ad that waits for its payment leads to it', async () => {
  open(draftAd(), { 'ads.updateStat': () => draftAd({ version: 4, paymentStatus: 1 }) })
  await userEvent.click(submit())
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/payment?ad=5'))
})

it('a refusal of the whole ad is seen where it is pressed', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  open(draftAd(), { 'ads.updateStat': () => Promise.reject(new AppError('ad.quota')) })
  await userEvent.click(submit())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Оплатите публикацию или снимите другое объявление')
  // On a phone it stands below what is seen.
  expect(scrolled.mock.contexts).toContain(alert)
})

it.each([
  [3, 0, 'Публикация спишется из пакета: останется 2'],
  [0, 0, 'Бесплатные публикации закончились'],
  [0, 1, 'Публикации компаний платные'],
] as const)(
  'domain §2: with %i publications in packages, account type %i, the form says: %s',
  async (packages, type, title) => {
    const quota = { vehicles: { free: 1, used: 1 }, parts: { free: 5, used: 5 }, packages }
    open(draftAd(), { 'ads.quota': () => quota }, { ...IVAN, type })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  },
)

it('domain §2: says nothing where the publication is free or paid for', async () => {
  const quota = { vehicles: { free: 1, used: 1 }, parts: { free: 5, used: 5 }, packages: 0 }
  open(draftAd({ paymentStatus: 2 }), { 'ads.quota': () => quota })
  expect(await screen.findByRole('button', { name: 'Разместить' })).toBeVisible()
  expect(screen.queryByText('Бесплатные публикации закончились')).toBeNull()
})

it('can be filled in without a session, and asks the server for nothing', async () => {
  const { asked } = open(null, {}, null)
  await userEvent.type(year(), '2018')
  expect(await screen.findByText(/только в этом браузере/)).toBeVisible()
  expect(asked.map(({ id }) => id)).not.toContain('ads.create')
})

it('§4 VIN: capitals as one types; a wrong check digit only warns', async () => {
  open(null)
  const vin = screen.getByRole('textbox', { name: /VIN/ })
  await userEvent.type(vin, '1m8gdm9a1kp042788')
  expect(vin).toHaveValue('1M8GDM9A1KP042788')
  expect(screen.getByText(/Контрольная цифра не сходится/)).toBeVisible()
})

it('hides a field that another one makes senseless', async () => {
  open(null)
  expect(screen.getByRole('textbox', { name: 'Объём двигателя' })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Электро' }))
  expect(screen.queryByRole('textbox', { name: 'Объём двигателя' })).toBeNull()
})

it('shows a moderator’s reasons on top and at their fields', async () => {
  const reasons = [{ code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN' }] as const
  open(draftAd({ stat: AD_STATS.needsFix.stat, reasons: [...reasons] }))
  await quiet()
  expect(screen.getAllByText('Проверьте VIN')).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Исправить и отправить на проверку' })).toBeVisible()
})

it('§4 edit: a moderator’s reason above the form leads to its field, each time that it is pressed', async () => {
  const reasons = [{ code: 'vin.mismatch', field: 'vin', message: 'Проверьте VIN' }] as const
  open(draftAd({ stat: AD_STATS.needsFix.stat, reasons: [...reasons] }))
  const reason = await screen.findByRole('button', { name: 'Проверьте VIN' })
  for (const _time of [1, 2]) {
    await userEvent.click(reason)
    expect(screen.getByRole('textbox', { name: /VIN/ })).toHaveFocus()
  }
  await quiet()
})

it('§4 my ads: the address of a reason leads to its field', async () => {
  open(draftAd(), {}, IVAN, { path: '/editAd?id=5#mileage' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Пробег' })).toHaveFocus())
})

it('§4 my ads: on a phone the step of the field opens, and Back leaves the form', async () => {
  open(draftAd(), {}, IVAN, { path: '/editAd?id=5#description', wide: false })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Описание' })).toHaveFocus())
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/editAd\?id=5&step=\w+$/)
})

it('§4 edit: on a phone a published ad is saved from any step, and the outcome speaks of the change', async () => {
  const published = draftAd({ stat: AD_STATS.active.stat, photos: [photoOf(1)] })
  const { bodies } = open(published, { 'ads.own': () => published }, IVAN, {
    path: '/editAd?id=5',
    wide: false,
  })
  await userEvent.clear(year())
  await userEvent.type(year(), '2017')
  expect(screen.getByRole('button', { name: 'Далее' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
  expect(await screen.findByRole('heading', { name: 'Изменения сохранены' })).toBeVisible()
  expect(screen.getByText('Покупатели уже видят их в объявлении.')).toBeVisible()
  expect(bodies('ads.update')).toHaveLength(1)
})

it('costs a keystroke at most two commits: the field, and the line that says it is being saved', async () => {
  const { renders } = open(draftAd())
  await quiet()
  const address = screen.getByRole('textbox', { name: /Адрес/ })
  await userEvent.type(address, 'К')
  renders.mockClear()
  const typed = ['Ка', 'Каз', 'Каза', 'Казан', 'Казань']
  // Without a pause, in which the form would begin to save.
  for (const value of typed) fireEvent.change(address, { target: { value } })
  expect(renders.mock.calls.length).toBeLessThanOrEqual(2 * typed.length)
  await quiet()
})

it('takes a photograph away, and brings it back to its place', async () => {
  open(draftAd({ photos: [photoOf(1), photoOf(2)] }))
  const sources = () =>
    [...document.querySelectorAll('[data-field="photos"] img')].map((img) =>
      img.getAttribute('src'),
    )
  await screen.findByRole('img', { name: 'Фотография 2' })
  const before = sources()
  await userEvent.click(screen.getByRole('button', { name: 'Убрать фотографию 1' }))
  expect(sources()).toEqual(before.slice(1))
  // The next removal by keyboard goes on from the same place.
  expect(screen.getByRole('button', { name: 'Убрать фотографию 1' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(sources()).toEqual(before)
  await quiet()
})

it('after the last photograph is taken away more can be added by keyboard', async () => {
  open(draftAd({ photos: [photoOf(1)] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать фотографию 1' }))
  expect(screen.getByRole('button', { name: 'Добавить фотографии' })).toHaveFocus()
  await quiet()
})

it('sends the order of the photographs with the version', async () => {
  const photos = [photoOf(1), photoOf(2)]
  const { bodies } = open(draftAd({ photos }), {
    'photos.set': () => ({ photos: [photoOf(2)], version: 4 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать фотографию 1' }))
  await savedText()
  expect(bodies('photos.set')).toEqual([{ adId: '5', version: 3, photoIds: [photoOf(2).id] }])
})
