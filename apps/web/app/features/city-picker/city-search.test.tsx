import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { City } from '@trassa/contracts/entities/city'
import { describe, expect, it } from 'vitest'
import { rememberedCity } from '../../shared/city/remembered-city.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { CityButton } from './city-button.tsx'
// Compiled ahead: on a busy machine the first import takes longer than a test waits.
import './city-dialog.tsx'
import { useRememberedHome } from './use-remembered-home.ts'

const city = (index: number, name: string, popular: number | null): City => ({
  id: String(index + 1),
  name,
  nameIn: name,
  slug: `city-${index}`,
  sortingNumber: popular,
  kladrRegionName: index === 0 ? 'Татарстан' : 'Тульская',
  kladrRegionTypeName: index === 0 ? 'Республика' : 'область',
})

/** Казань is the most popular, Абаза the first by name, the others are numbered. */
const CITIES = [
  { ...city(0, 'Казань', 1), also: ['кзн'] },
  city(1, 'Абаза', null),
  ...Array.from({ length: 18 }, (_, index) => city(index + 2, `Город ${index + 2}`, index + 2)),
]

const REGIONS = [
  { slug: 'tatarstan-respublika', name: 'Республика Татарстан', nameIn: 'Татарстане' },
]

async function open(path = '/', current: City | null = null) {
  const user = userEvent.setup()
  const { api } = fakeApi({ 'cities.list': () => CITIES, 'cities.regions': () => REGIONS })
  renderPage(<CityButton />, { api, path, city: current })
  await user.click(screen.getByRole('button', { name: /Город:/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Выбор города' })
  const search = await within(dialog).findByLabelText('Регион, город, населенный пункт')
  const names = () =>
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.textContent)
  return { user, dialog, search, names }
}

function RememberedHome() {
  useRememberedHome()
  return null
}

describe('the remembered city', () => {
  it('is where the main page leads to, and is forgotten when it no longer exists', async () => {
    const { api } = fakeApi({ 'cities.list': () => CITIES, 'cities.regions': () => REGIONS })
    rememberedCity.write({ slug: 'city-0', name: 'Казань' })
    const { unmount } = renderPage(<RememberedHome />, { api })
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/city-0'))
    unmount()
    rememberedCity.write({ slug: 'kitezh', name: 'Китеж' })
    renderPage(<RememberedHome />, { api })
    await waitFor(() => expect(rememberedCity.read()).toBeNull())
    expect(screen.getByTestId('address')).toHaveTextContent('/')
  })

  it('is named on pages that are no list, and not on lists of the whole country', () => {
    const { api } = fakeApi({})
    rememberedCity.write({ slug: 'city-0', name: 'Казань' })
    const { unmount } = renderPage(<CityButton />, { api, path: '/kazan/auto/lada-granta-1' })
    expect(screen.getByRole('button', { name: /^Город:\s*Казань$/ })).toBeVisible()
    unmount()
    const list = renderPage(<CityButton />, { api, path: '/Search' })
    expect(screen.getByRole('button', { name: /^Город:\s*Вся Россия$/ })).toBeVisible()
    list.unmount()
    rememberedCity.write(null)
  })
})

describe('§2 city picker', () => {
  it('§9: shows the fourteen most popular after "Вся Россия", each with its region', async () => {
    const { names } = await open()
    expect(names()).toHaveLength(15)
    expect(names().slice(0, 2)).toEqual(['Вся Россия', 'КазаньРеспублика Татарстан'])
  })

  it('toggles to all cities by name and back', async () => {
    const { user, dialog, names } = await open()
    await user.click(within(dialog).getByRole('button', { name: 'Показать все города' }))
    expect(names()).toHaveLength(CITIES.length + 1)
    expect(names()[1]).toMatch(/^Абаза/)
    await user.click(within(dialog).getByRole('button', { name: 'Показать популярные города' }))
    expect(names()).toHaveLength(15)
  })

  it('searches by city and by region, without "Вся Россия"', async () => {
    const { user, search, names } = await open()
    await user.type(search, 'каз')
    expect(names()).toEqual(['КазаньРеспублика Татарстан'])
    await user.clear(search)
    await user.type(search, 'татар')
    expect(names()).toEqual(['Республика Татарстанвесь регион', 'КазаньРеспублика Татарстан'])
    await user.clear(search)
    await user.type(search, 'тульск')
    expect(names()).toHaveLength(14)
  })

  it('issue 14: finds a city by what people call it', async () => {
    const { user, search, names } = await open()
    await user.type(search, 'кзн')
    expect(names()).toEqual(['КазаньРеспублика Татарстан'])
  })

  it('understands the other keyboard layout', async () => {
    const { user, search, names } = await open()
    await user.type(search, 'rfpfym')
    expect(names()).toEqual(['КазаньРеспублика Татарстан'])
  })

  it('a list of a city can reach around it', async () => {
    const { user, dialog } = await open('/city-0/auto?markId=5', CITIES[0])
    const around = within(dialog).getByRole('navigation', { name: 'Вокруг города: Казань' })
    await user.click(within(around).getByRole('link', { name: '+100 км' }))
    expect(screen.getByTestId('address')).toHaveTextContent('/city-0/auto?markId=5&radius=100')
  })

  it('a region can be chosen', async () => {
    const { user, search, dialog } = await open('/Search?markId=5')
    await user.type(search, 'татар')
    await user.click(within(dialog).getByRole('link', { name: /^Республика Татарстан/ }))
    expect(screen.getByTestId('address')).toHaveTextContent('/tatarstan-respublika/auto?markId=5')
  })

  it('§8: says so when nothing is found', async () => {
    const { user, dialog, search } = await open()
    await user.type(search, 'Атлантида')
    expect(within(dialog).getByText('Ничего не найдено')).toBeVisible()
  })

  it('leads to the same list in the chosen city and remembers it', async () => {
    const { user, dialog } = await open('/Search?markId=5&cursor=abc')
    await user.click(within(dialog).getByRole('link', { name: /Казань/ }))
    expect(screen.getByTestId('address')).toHaveTextContent('/city-0/auto?markId=5')
    expect(rememberedCity.read()).toEqual({ slug: 'city-0', name: 'Казань' })
  })
})

it('arrows lead from the search through the places and back', async () => {
  const { user, dialog, search } = await open()
  await user.type(search, 'город 1{ArrowDown}')
  const [first, second] = within(dialog).getAllByRole('link')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveFocus()
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  expect(search).toHaveFocus()
})

it('Enter in the search takes the first place that is found', async () => {
  const { user, search } = await open('/?price_from=1')
  await user.type(search, 'аба{Enter}')
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/city-1'))
  expect(rememberedCity.read()?.slug).toBe('city-1')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
