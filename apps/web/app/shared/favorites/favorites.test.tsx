import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { anonymous, fails, fakeApi, IVAN } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { useTakeOver } from './use-take-over.ts'
import { visitorFavorites } from './visitor-favorites.ts'

const AD = { id: '7', title: 'Kia Rio' }
type Answers = Parameters<typeof fakeApi>[0]

beforeEach(() => visitorFavorites.write([]))

function Page() {
  useTakeOver()
  return <FavoriteButton ad={AD} />
}

/** A gateway with a list of favourites. */
function gateway(answers: Answers = {}) {
  const stored = new Set<string>()
  const fake = fakeApi({
    'profiles.me': () => IVAN,
    'favorites.ids': () => ({ adIds: [...stored] }),
    'favorites.set': ({ body }) => {
      const { adId, isFavorite } = body as { adId: string; isFavorite: boolean }
      if (isFavorite) stored.add(adId)
      else stored.delete(adId)
      return { adId, isFavorite }
    },
    'favorites.takeOver': ({ body }) => {
      for (const id of (body as { adIds: string[] }).adIds) stored.add(id)
      return { adIds: [...stored] }
    },
    ...answers,
  })
  return { ...fake, stored }
}

function show(answers?: Answers) {
  const fake = gateway(answers)
  renderPage(<Page />, { api: fake.api })
  return { ...fake, user: userEvent.setup(), heart: screen.getByRole('button') }
}

const isPressed = (heart: HTMLElement, pressed: boolean) =>
  waitFor(() => expect(heart).toHaveAttribute('aria-pressed', String(pressed)))
const sent = ({ asked }: { asked: { id: string; body?: unknown }[] }) =>
  asked.filter(({ id }) => id === 'favorites.set').map(({ body }) => body)

describe('issue 9.5, favourites of a visitor', () => {
  it('are kept by the browser and shown at once', async () => {
    const { user, heart } = show({ 'profiles.me': anonymous })
    await user.click(heart)
    await isPressed(heart, true)
    expect(visitorFavorites.read()).toEqual(['7'])
    await user.click(heart)
    await isPressed(heart, false)
    expect(visitorFavorites.read()).toEqual([])
  })

  it('are taken over once by the user who logs in, and then no longer kept', async () => {
    visitorFavorites.write(['7'])
    const { heart, asked, stored } = show()
    await isPressed(heart, true)
    await waitFor(() => expect(visitorFavorites.read()).toEqual([]))
    expect([...stored]).toEqual(['7'])
    expect(asked.filter(({ id }) => id === 'favorites.takeOver')).toHaveLength(1)
    await isPressed(heart, true)
  })

  it('stay kept where the take-over fails', async () => {
    visitorFavorites.write(['7'])
    const { heart, asked } = show({ 'favorites.takeOver': fails('network.failed') })
    await waitFor(() => expect(asked.map(({ id }) => id)).toContain('favorites.takeOver'))
    await isPressed(heart, true)
    expect(visitorFavorites.read()).toEqual(['7'])
  })
})

describe('issue 9.5, favourites of a user', () => {
  const ready = async (page: ReturnType<typeof show>) => {
    await waitFor(() => expect(page.asked.map(({ id }) => id)).toContain('favorites.ids'))
    await act(async () => {})
  }

  it('a double click ends as it began, whatever the line does in between', async () => {
    const page = show()
    await ready(page)
    await page.user.dblClick(page.heart)
    await waitFor(() => expect(sent(page)).toHaveLength(2))
    await isPressed(page.heart, false)
    expect(page.stored.size).toBe(0)
  })

  it('a change that could not be saved is rolled back', async () => {
    const page = show({ 'favorites.set': fails('network.failed') })
    await ready(page)
    await page.user.click(page.heart)
    await waitFor(() => expect(sent(page)).toHaveLength(1))
    await isPressed(page.heart, false)
  })

  it('the bound is told in a sentence', async () => {
    const page = show({ 'favorites.set': fails('favorites.too_many') })
    await ready(page)
    await page.user.click(page.heart)
    await screen.findByText(/В избранном уже 1 000 объявлений/)
  })

  it('are those of the user in a tab that is returned to after a login in another one', async () => {
    let session = anonymous
    const { heart, stored } = show({ 'profiles.me': (call) => session(call) })
    act(() => visitorFavorites.write(['7']))
    await isPressed(heart, true)
    // The other tab has logged in and given the browser's favourites to the user.
    session = () => IVAN
    stored.add('7')
    act(() => visitorFavorites.write([]))
    act(() => window.dispatchEvent(new Event('visibilitychange')))
    await isPressed(heart, true)
  })
})
