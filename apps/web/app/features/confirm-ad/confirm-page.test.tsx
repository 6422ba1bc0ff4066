import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AUTO_FORM } from '@trassa/catalog/ad-types/vehicles/auto'
import type { ConfirmableAd } from '@trassa/contracts/entities/ad-confirmation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { anonymous, fails, fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { LinkGone } from './link-gone.tsx'
import { loadConfirmation } from './load-confirmation.ts'

const AD: ConfirmableAd = {
  id: '5',
  adType: 'auto',
  title: 'Lada (ВАЗ) Granta, 2019',
  price: 650_000,
  cityName: 'Казань',
  photos: [],
  version: 4,
  description: 'Один хозяин.',
  descriptionTree: ['Один хозяин.'],
  contactName: 'Иван',
  address: '',
  fields: {},
  names: {},
  linkExpiresAt: '2026-11-28T09:00:00.000Z',
}
const ANSWERED = {
  adType: 'auto',
  slug: 'lada-granta-1',
  citySlug: 'kazan',
  title: AD.title,
  paymentStatus: 0,
  id: '5',
  sellerType: 0,
}

function open(answer: Parameters<typeof fakeApi>[0][string]) {
  const fake = fakeApi({ 'profiles.me': anonymous, 'ads.answerConfirmation': answer })
  renderPage(
    <ConfirmPage
      loaded={{ is: 'ready', ad: AD, form: AUTO_FORM, token: 'secret' }}
      now={new Date('2026-11-21T09:00:00.000Z')}
      showAd={() => <p>{AD.description}</p>}
    />,
    { api: fake.api },
  )
  return fake
}

const aside = () => within(screen.getByRole('complementary', { name: 'Ваш ответ' }))
const press = (name: string) => userEvent.click(aside().getByRole('button', { name }))
const asked = (fake: ReturnType<typeof open>) =>
  fake.asked.filter(({ id }) => id === 'ads.answerConfirmation').map(({ body }) => body)

it('§9: shows the ad before a login, and asks nothing by itself', async () => {
  const fake = open(() => ANSWERED)
  expect(screen.getByRole('heading', { name: AD.title })).toBeVisible()
  expect(aside().getByText('650 000 ₽')).toBeVisible()
  expect(aside().getByText(/действует до 28 ноября/)).toBeVisible()
  expect(aside().getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/createAd?id=5')
  expect(asked(fake)).toEqual([])
})

it.each([
  [AD_STATS.active.stat, 'Опубликовано'],
  [AD_STATS.moderation.stat, 'На проверке – обычно до 15 минут'],
  [AD_STATS.draft.stat, 'Бесплатные публикации закончились'],
])('§9 «Опубликовать»: stat %i is «%s»', async (stat, title) => {
  const fake = open(() => ({ ...ANSWERED, stat }))
  await press('Опубликовать')
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(asked(fake)).toEqual([{ token: 'secret', answer: 'publish', version: 4 }])
  expect(screen.queryByRole('link', { name: 'Открыть объявление' }) !== null).toBe(stat === 1)
})

it('§9 «Это не моё»: asks once more, then the draft is gone', async () => {
  const fake = open(() => ({ ...ANSWERED, stat: AD_STATS.deleted.stat }))
  await press('Это не моё')
  expect(asked(fake)).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить черновик' }))
  expect(await screen.findByRole('heading', { name: 'Черновик удалён' })).toBeVisible()
  expect(asked(fake)).toMatchObject([{ answer: 'disown' }])
})

it.each([
  ['ad.stale', /изменил объявление, пока вы его смотрели/],
  ['ad.incomplete', /Нажмите «Изменить»/],
  ['network.failed', /Нет связи/],
] as const)('%s: says why, and the answer can be given again', async (code, text) => {
  open(fails(code))
  await press('Опубликовать')
  expect(await aside().findByRole('alert')).toHaveTextContent(text)
  expect(aside().getByRole('button', { name: 'Опубликовать' })).toBeEnabled()
})

it('a failed «Это не моё» leads back to the page, which says why', async () => {
  open(fails('network.failed'))
  await press('Это не моё')
  await userEvent.click(await screen.findByRole('button', { name: 'Удалить черновик' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(aside().getByRole('alert')).toHaveTextContent('Нет связи')
})

const load = (url: string, answers: Parameters<typeof fakeApi>[0]) => {
  const { api, asked: calls } = fakeApi(answers)
  const context = { api, url: new URL(url), params: {}, queryClient: undefined as never }
  return { loaded: loadConfirmation(context), calls }
}

it.each([
  ['confirmation.unknown', 'unknown'],
  ['confirmation.expired', 'expired'],
  ['confirmation.used', 'used'],
  ['request.invalid', 'unknown'],
] as const)('§9: a link that shows nothing says why: %s', async (code, is) => {
  const { loaded } = load('http://a/confirmAd?token=x', { 'ads.confirmation': fails(code) })
  expect(await loaded).toEqual({ is })
})

it('without a token nothing is asked; with one the ad comes with its form', async () => {
  const { loaded: none, calls } = load('http://a/confirmAd', {})
  expect(await none).toEqual({ is: 'unknown' })
  expect(calls).toEqual([])
  const { loaded } = load('http://a/confirmAd?token=x', { 'ads.confirmation': () => AD })
  expect(await loaded).toMatchObject({ is: 'ready', ad: AD, form: { adType: 'auto' }, token: 'x' })
})

it.each([
  ['unknown', 'Ссылка не действует'],
  ['expired', 'Срок ссылки истёк'],
  ['used', 'По этой ссылке уже ответили'],
] as const)('§9: %s is «%s», and there is a way on', async (reason, title) => {
  renderPage(<LinkGone reason={reason} />, { api: fakeApi({ 'profiles.me': anonymous }).api })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible()
})
