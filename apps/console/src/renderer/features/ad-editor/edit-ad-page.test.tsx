import { configure, screen, waitFor, within } from '@testing-library/react'
import { COMPLETE_FIELDS, photoOf } from '@trassa/ad-form/testing/samples'
import { AppError } from '@trassa/contracts/app-error'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { moderatedAd } from '../../testing/samples.ts'
import { EditAdPage } from './edit-ad-page.tsx'

vi.setConfig({ testTimeout: 30_000 })
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  localStorage.clear()
  Element.prototype.scrollIntoView = () => {}
})

const liveAd = (change: Partial<ModeratedAd> = {}) =>
  moderatedAd('5', {
    stat: AD_STATS.active.stat,
    version: 7,
    fields: COMPLETE_FIELDS,
    photos: [photoOf(1)],
    ...change,
  })

const PRICE = { name: 'Цена' }

function open(ad: ModeratedAd, answers: Answers = {}) {
  return renderConsole(
    <Routes>
      <Route path="/ads/:id/edit" element={<EditAdPage />} />
      <Route path="/users" element={<p>Карточка пользователя</p>} />
    </Routes>,
    {
      'moderator.readAd': () => ad,
      'cities.list': () => [],
      'dictionaries.carMarks': () => [{ id: '1', name: 'Lada (ВАЗ)' }],
      'dictionaries.carModels': () => [{ id: '10', name: 'Granta' }],
      'dictionaries.carGenerations': () => [],
      ...answers,
    },
    { path: '/ads/5/edit' },
  )
}

async function changePrice(user: ReturnType<typeof renderConsole>['user'], price: string) {
  const field = await screen.findByRole('textbox', PRICE)
  await user.clear(field)
  await user.type(field, price)
}

it('spec §6 update: only what differs is sent, and a live ad stays where it is', async () => {
  const { user, asked } = open(liveAd(), { 'moderator.updateAd': () => liveAd({ version: 8 }) })
  await changePrice(user, '555000')
  await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
  expect(await screen.findByText('Карточка пользователя')).toBeVisible()
  expect(asked('moderator.updateAd')).toMatchObject([
    { body: { id: '5', version: 7, price: 555_000 } },
  ])
  expect(asked('moderator.decideAd')).toHaveLength(0)
})

it('domain §3: a change is put on top of what the owner wants, not of what buyers see', async () => {
  const proposed = { fields: { year: 2020 }, names: {}, photos: null }
  open(liveAd({ revision: 'pending', proposed }))
  expect(await screen.findByRole('textbox', { name: 'Год выпуска' })).toHaveValue('2020')
})

it('two have changed one ad: both see their change kept, field by field', async () => {
  let current = liveAd()
  const { user, asked } = open(current, {
    'moderator.readAd': () => current,
    'moderator.updateAd': ({ body }) => {
      if (Object(body).version !== 9) throw new AppError('ad.stale')
      return liveAd({ version: 10 })
    },
  })
  await changePrice(user, '555000')
  current = liveAd({
    version: 9,
    price: 700_000,
    description: 'Новые шины, остальное без изменений',
  })
  const save = screen.getByRole('button', { name: 'Сохранить изменения' })
  await user.click(save)
  const table = await screen.findByRole('table', { name: 'Чем отличаются версии' })
  expect(within(table).getByRole('row', { name: /Цена/ })).toHaveTextContent(
    /555\s000\s₽700\s000\s₽ваше/,
  )
  expect(within(table).getByRole('row', { name: /Описание/ })).toHaveTextContent(
    /без измененийновое/,
  )
  await user.click(screen.getByRole('button', { name: 'Оставить моё' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByRole('textbox', PRICE)).toHaveValue('555\u00A0000')
  await user.click(save)
  expect(await screen.findByText('Карточка пользователя')).toBeVisible()
  expect(asked('moderator.updateAd').at(-1)?.body).toEqual({
    id: '5',
    version: 9,
    price: 555_000,
  })
})

it('the new version can be taken instead', async () => {
  let current = liveAd()
  const { user } = open(current, {
    'moderator.readAd': () => current,
    'moderator.updateAd': () => {
      throw new AppError('ad.stale')
    },
  })
  await changePrice(user, '555000')
  current = liveAd({ version: 9, price: 700_000 })
  await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
  await user.click(await screen.findByRole('button', { name: 'Взять новую версию' }))
  expect(screen.getByRole('textbox', PRICE)).toHaveValue('700\u00A0000')
})

it('§9: a draft made for a user is sent to its owner, and the moderator is told so', async () => {
  const asked = { sentAt: '2026-11-21T09:00:00.000Z', expiresAt: '2099-11-28T09:00:00.000Z' }
  const draft = (confirmation: ModeratedAd['confirmation']) =>
    liveAd({ stat: AD_STATS.draft.stat, cityId: '1', confirmation })
  const { user } = open(draft({ sentAt: null, expiresAt: null }), {
    'moderator.decideAd': () => draft(asked),
  })
  await user.click(await screen.findByRole('button', { name: 'Отправить владельцу' }))
  expect(await screen.findByText('Ссылка отправлена владельцу')).toBeVisible()
  expect(screen.getByText('Карточка пользователя')).toBeVisible()
})

it('an ad that may not be changed has no form', async () => {
  open(liveAd({ stat: AD_STATS.deleted.stat }))
  expect(await screen.findByText('Это объявление изменить нельзя')).toBeVisible()
})
