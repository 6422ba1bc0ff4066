import { configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AskRequest } from '../../../shared/ask.ts'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd, OWNER } from '../../testing/samples.ts'
import { NewAdPage } from './new-ad-page.tsx'

/** A whole form on a busy machine. */
vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})

const PLACE = `/ads/new?user=${OWNER.id}`

const DICTIONARIES: Answers = {
  'moderator.readUserById': () => ({ user: OWNER, ads: [], adsTotal: 0, sessions: 1 }),
  'cities.list': () => [],
  'dictionaries.vehicleMarks': () => [{ id: '3001', name: 'Тонар', popularity: 1 }],
}

function open(answers: Answers = {}, path = PLACE) {
  return renderConsole(
    <Routes>
      <Route path="/ads/new" element={<NewAdPage />} />
      <Route path="/ads/:id/edit" element={<p>Черновик открыт</p>} />
      <Route path="/users" element={<p>Карточка пользователя</p>} />
    </Routes>,
    { ...DICTIONARIES, ...answers },
    { path },
  )
}

const openTrailer = (answers: Answers = {}) => open(answers, `${PLACE}&type=trailer`)
const year = () => screen.findByRole('textbox', { name: 'Год выпуска' })
const draft = () => moderatedAd('5', { stat: 0, version: 1 })

it('domain §9: the type is found by keyboard, and its form is there', async () => {
  const { user } = open()
  const type = await screen.findByRole('combobox', { name: 'Тип объявления' })
  await waitFor(() => expect(type).toHaveFocus())
  await user.keyboard('прицепы{Enter}')
  expect(await year()).toBeVisible()
  expect(type).toHaveValue('Прицепы')
})

it('spec §6: a draft is begun for the user with what is known so far', async () => {
  const { user, asked } = openTrailer({ 'moderator.createAd': draft })
  await user.type(await year(), '2018')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Черновик открыт')).toBeVisible()
  expect(asked('moderator.createAd')).toMatchObject([
    { body: { userId: OWNER.id, adType: 'trailer', contactName: 'Иван', fields: { year: 2018 } } },
  ])
})

it('Ctrl+Enter sends from inside a text; what is missing stands at its field, and nothing leaves', async () => {
  const { user, asked } = openTrailer()
  await user.type(await year(), '2018')
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(await screen.findByText('Укажите цену')).toBeVisible()
  expect(asked('moderator.createAd')).toHaveLength(0)
})

it('the server’s mistakes stand at their fields', async () => {
  const { user } = openTrailer({
    'moderator.createAd': () => {
      const issues = [{ loc: ['body', 'fields', 'year'], msg: 'Не больше 2027', type: 'x' }]
      throw new AppError('request.invalid', { issues })
    },
  })
  await user.type(await year(), '3018')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Не больше 2027')).toBeVisible()
})

it('domain §9: what was typed survives the window, until it is saved or thrown away', async () => {
  const first = openTrailer()
  await first.user.type(await year(), '2018')
  document.body.innerHTML = ''
  const { user } = openTrailer()
  expect(await year()).toHaveValue('2018')
  await user.click(screen.getByRole('button', { name: 'Начать заново' }))
  expect(await year()).toHaveValue('')
  expect(Object.keys(localStorage)).toEqual([])
})

it('domain §1: a try without an answer is repeated with its key and its words', async () => {
  const tries: AskRequest[] = []
  const { user, asked } = openTrailer({
    'moderator.createAd': (request) => {
      tries.push(request)
      if (tries.length === 1) throw new AppError('network.failed')
      return draft()
    },
    'moderator.updateAd': () => moderatedAd('5', { stat: 0, version: 2 }),
  })
  await user.type(await year(), '2018')
  const save = screen.getByRole('button', { name: 'Сохранить черновик' })
  await user.click(save)
  expect(await screen.findByText(/хранится на этом компьютере/)).toBeVisible()
  await user.type(await year(), '{Backspace}9')
  await user.click(save)
  expect(await screen.findByText('Черновик открыт')).toBeVisible()
  expect(tries[0]).toEqual(tries[1])
  expect(asked('moderator.updateAd')).toMatchObject([
    { body: { id: '5', version: 1, fields: { year: 2019 } } },
  ])
})

it('photographs go through main and are set once there is a draft', async () => {
  const { user, asked } = openTrailer({
    'moderator.createAd': draft,
    'photos.set': () => ({ photos: [], version: 2 }),
  })
  const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'a.png', { type: 'image/png' })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close() {} }))
  await year()
  await user.upload(screen.getByLabelText('Файлы фотографий'), png)
  expect(await screen.findByRole('img', { name: 'Фотография 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Черновик открыт')).toBeVisible()
  expect(asked('photos.set')).toMatchObject([{ body: { adId: '5', version: 1 } }])
})

it('domain §9: what is typed while the draft is being made is a change to that draft', async () => {
  const { user, storedDrafts } = openTrailer({
    'moderator.createAd': () => {
      fireEvent.change(screen.getByRole('textbox', { name: 'Год выпуска' }), {
        target: { value: '2019' },
      })
      return draft()
    },
  })
  await user.type(await year(), '2018')
  await user.click(screen.getByRole('button', { name: 'Сохранить черновик' }))
  expect(await screen.findByText('Черновик открыт')).toBeVisible()
  const [[key, text] = []] = Object.entries(storedDrafts())
  expect(key).toBe('ad:5')
  expect(JSON.parse(text ?? '')).toMatchObject({
    version: 1,
    content: { fields: { year: 2019 } },
    base: { fields: { year: 2018 } },
  })
})

it('Ctrl+Enter sends wherever the focus is', async () => {
  const { user } = openTrailer()
  await user.type(await year(), '2018')
  await user.click(screen.getByRole('heading', { name: 'Новое объявление' }))
  expect(document.body).toHaveFocus()
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(await screen.findByText('Укажите цену')).toBeVisible()
})

it('without a user nothing is asked; the page leads to the search for one', async () => {
  const { user, asked } = open({}, '/ads/new')
  expect(await screen.findByText('Для кого объявление')).toBeVisible()
  expect(asked('moderator.readUserById')).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Найти пользователя' }))
  expect(await screen.findByText('Карточка пользователя')).toBeVisible()
})
