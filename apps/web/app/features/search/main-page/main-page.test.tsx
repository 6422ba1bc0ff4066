import { screen, within } from '@testing-library/react'
import { loadForm } from '@trassa/catalog/ad-types/load-form'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderWithLateParts } from '../../../testing/render-page.tsx'
import { MainPage } from './main-page.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import '../list/nothing-found.tsx'
import './popular-marks.tsx'
import './search-panel.tsx'
import './shortcuts.tsx'

const none = () => ({ items: [], total: 0, nextCursor: null })

async function show(adType: AdType) {
  const list = {
    form: await loadForm(adType),
    city: null,
    filters: [],
    sort: 'dateTo' as const,
    cursor: null,
    now: '2026-11-21T09:00:00.000Z',
  }
  const marks = () => [{ id: '1001', name: 'КАМАЗ', popularity: 1 }]
  await renderWithLateParts(<MainPage list={list} />, {
    api: fakeApi({ 'filter.ads': none, 'dictionaries.vehicleMarks': marks }).api,
  })
}

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('§4 main page: its subtypes are links, and the chosen one is marked', async () => {
  await show('snow')
  expect(links('Что ищете').slice(0, 3)).toEqual([
    ['Мотоциклы', '/Moto'],
    ['Гидроциклы', '/Moto?ad_type=hydro'],
    ['Снегоходы', '/Moto?ad_type=snow'],
  ])
  expect(screen.getByRole('link', { name: 'Снегоходы', current: 'page' })).toBeVisible()
})

it('main page: popular marks of the type lead to its list', async () => {
  await show('truck')
  expect(await screen.findByRole('navigation', { name: 'Популярные марки' })).toBeVisible()
  expect(links('Популярные марки')).toEqual([['КАКАМАЗ', '/Search?ad_type=truck&markId=1001']])
})

it('main page: kinds under one heading are one link', async () => {
  await show('auto_parts_car')
  await screen.findByRole('navigation', { name: 'Категория' })
  const [first] = links('Категория')
  expect(first?.[0]).toBe('Двигатель')
  expect(first?.[1]).toMatch(/^\/Search\?ad_type=auto_parts_car&typeId=\d+(,\d+)+$/)
})

it('§7 without JavaScript: the search of a type other than cars names it', async () => {
  await show('truck')
  const form = await screen.findByRole('form', { name: 'Поиск' })
  expect(form.querySelector('input[name="ad_type"]')).toHaveValue('truck')
})

it('main page: services have one subtype and nothing to choose from', async () => {
  await show('services')
  expect(screen.queryByRole('navigation', { name: 'Что ищете' })).toBeNull()
})
