import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { photoOf } from '@trassa/ad-form/testing/samples'
import { AppError } from '@trassa/contracts/app-error'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { ReactNode } from 'react'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { QueuePage } from '../features/queue/queue-page.tsx'
import { FoundUser } from '../features/users/found-user.tsx'
import { emptyAccountStores } from '../lib/store.ts'
import { AdPane } from '../shared/ad-pane/ad-pane.tsx'
import { refreshAds } from '../shared/ads/refresh-ads.ts'
import { type Answers, renderConsole } from '../testing/render-console.tsx'
import { adRow, moderatedAd, OWNER } from '../testing/samples.ts'
import { useSettledDecisions } from './use-settled-decisions.ts'

beforeEach(() => localStorage.clear())
afterAll(emptyAccountStores)

const NOW = '2026-11-21T09:00:00.000Z'
const LIVE = { stat: 1, revision: 'pending' } as const

function Window({ children }: { children?: ReactNode }) {
  useSettledDecisions()
  return (
    <>
      <QueuePage lane="new" />
      {children}
    </>
  )
}

function open(answers: Answers = {}, beside?: ReactNode) {
  const waiting = ['11', '12', '13']
  let version = 3
  const ad = (id: string, change: Partial<ModeratedAd> = {}) =>
    moderatedAd(id, { ...LIVE, version, ...change })
  const opened = renderConsole(<Window>{beside}</Window>, {
    'queue.read': () => ({
      items: waiting.map((id) => adRow(id)),
      total: waiting.length,
      nextCursor: null,
      counts: { new: waiting.length },
    }),
    'queue.claimNext': ({ body }) => {
      const id = waiting.find((each) => !Object(body).decided.includes(each))
      return { ad: id ? ad(id) : null }
    },
    'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
    'queue.release': () => ({ released: true }),
    'moderator.readAd': ({ params }) => ad(Object(params).id),
    'moderator.decideAd': ({ params }) => ad(Object(params).id),
    'moderator.liftAd': () => {
      version = 4
      return ad('11')
    },
    ...answers,
  })
  return opened
}

const shown = (id: string) => screen.findByRole('article', { name: `LADA Granta, ${id}` })
async function lift({ user }: ReturnType<typeof open>) {
  await shown('11')
  await user.keyboard('[KeyL]')
  await user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой')
  await user.keyboard('{Control>}[Enter]{/Control}')
}

it('domain §1: after a lift the next decision is on the version that the lift has made', async () => {
  const opened = open()
  const { user, sendHeld, asked } = opened
  await lift(opened)
  expect(await screen.findByText(/Поднято\. Следующее решение можно принять/)).toBeVisible()
  await user.keyboard('[KeyA]')
  expect(opened.outbox.decisions.read()).toHaveLength(1)
  await sendHeld()
  await waitFor(() => expect(screen.queryByText(/Следующее решение/)).toBeNull())
  await waitFor(() => expect(screen.queryByText(/читаем новую версию/)).toBeNull())
  await user.keyboard('[KeyA]')
  await shown('12')
  await sendHeld()
  expect(asked('moderator.decideAd')).toMatchObject([
    { params: { id: '11' }, body: { version: 4 } },
  ])
})

it('an ad with a held lift stays in the list, and J goes to its neighbour', async () => {
  const opened = open()
  await lift(opened)
  await screen.findByText(/Поднято\. Следующее/)
  await opened.user.keyboard('[KeyJ]')
  await shown('12')
  await opened.user.keyboard('[KeyK]')
  await shown('11')
})

it('domain §9: J that fails says that nothing was taken, and the next ad does not say it', async () => {
  const { user } = open({
    'queue.claim': ({ params }) => {
      if (Object(params).id === '12') throw new AppError('moderation.claimed')
      return { ...moderatedAd('0').claim, ...Object(params) }
    },
  })
  await shown('11')
  await user.keyboard('[KeyJ]')
  const notice = await screen.findByText(/Не удалось перейти: то объявление уже проверяет другой/)
  expect(notice).not.toHaveTextContent('Решение')
  await user.keyboard('[KeyS]')
  await waitFor(() => expect(screen.queryByText(/Не удалось перейти/)).toBeNull())
})

it('domain §9: with an ad open beside, keys decide on that one only, and the queue says so', async () => {
  const { user, outbox } = open({}, <AdPane id="99" onClose={() => undefined} />)
  await shown('99')
  await shown('11')
  expect(await screen.findByText(/действуют на объявление № 99/)).toBeVisible()
  // The next ad is mounted later than the pane.
  await user.click(screen.getByRole('button', { name: 'Пропустить' }))
  await user.keyboard('[KeyS]')
  await user.keyboard('[KeyA]')
  await waitFor(() => expect(outbox.decisions.read().map(({ adId }) => adId)).toEqual(['99']))
})

it('O, the photographs and Space belong to the ad that has the keys, though the queue’s next ad is mounted later', async () => {
  let skips = 0
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const photos = [photoOf(1), photoOf(2)]
  const shownAd = (id: string) => moderatedAd(id, { ...LIVE, photos, publishedAt: NOW })
  const { user } = open(
    {
      'moderator.readAd': ({ params }) => shownAd(Object(params).id),
      'queue.claimNext': () => ({ ad: shownAd(skips++ === 0 ? '11' : '12') }),
      'queue.release': () => ({ released: true }),
    },
    <AdPane id="99" onClose={() => undefined} />,
  )
  const pane = within(await shown('99'))
  await shown('11')
  await user.click(screen.getByRole('button', { name: 'Пропустить' }))
  const queue = within(await shown('12'))
  await user.keyboard('[KeyO][ArrowRight]')
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    expect.stringContaining('/Ad?id=99'),
  ])
  expect(pane.getByText('2 / 2')).toBeInTheDocument()
  expect(queue.getByText('1 / 2')).toBeInTheDocument()
})

/** What the editor does when it has saved. */
function SavedInEditor() {
  const client = useQueryClient()
  return (
    <button type="button" onClick={() => void refreshAds(client, ['11'])}>
      Сохранено
    </button>
  )
}

it('the current ad is read anew once the editor has changed it', async () => {
  let price = 640_000
  const { user, asked } = open(
    {
      'moderator.readAd': ({ params }) =>
        moderatedAd(Object(params).id, { ...LIVE, version: price === 640_000 ? 3 : 4, price }),
    },
    <SavedInEditor />,
  )
  await shown('11')
  expect(asked('moderator.readAd')).toHaveLength(0)
  price = 500_000
  await user.click(screen.getByRole('button', { name: 'Сохранено' }))
  expect(await screen.findByText(/^500\s000/)).toBeVisible()
})

it('a person who was opened is not looked up again by a decision on an ad', async () => {
  const { user, sendHeld, asked } = open(
    {
      'moderator.readUserById': () => ({
        user: OWNER,
        ads: [adRow('11')],
        adsTotal: 1,
        sessions: 1,
      }),
    },
    <FoundUser by={{ id: OWNER.id }} opened={null} onOpen={() => undefined} />,
  )
  await shown('11')
  expect(await screen.findByText('На проверке')).toBeVisible()
  await user.keyboard('[KeyA]')
  await shown('12')
  await sendHeld()
  await waitFor(() => expect(screen.queryByText('На проверке')).toBeNull())
  expect(asked('moderator.readUserById')).toHaveLength(1)
})

it('the current row of the list is scrolled into sight', async () => {
  const scrolled: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this.getAttribute('data-ad-id'))
  }
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Развернуть очередь' }))
  await waitFor(() => expect(scrolled).toContain('11'))
  await user.keyboard('[KeyJ]')
  await shown('12')
  expect(scrolled.at(-1)).toBe('12')
})

it('domain §9: an ad that a decision in another window has taken out of its lane gives way to the next one', async () => {
  let isDecided = false
  const { outbox, sendHeld } = open({
    'moderator.decideAd': ({ params }) => {
      isDecided = true
      return moderatedAd(Object(params).id, { stat: 1, version: 4, lane: null })
    },
    'moderator.readAd': ({ params }) =>
      moderatedAd(Object(params).id, isDecided ? { stat: 1, version: 4, lane: null } : {}),
    'queue.claimNext': () => ({ ad: moderatedAd(isDecided ? '12' : '11') }),
  })
  await shown('11')
  const change = { type: 'verdict' as const, verdict: 'approve' as const, reasons: [] }
  await outbox.send({ adId: '11', version: 3, title: 'LADA Granta, 11', change })
  await sendHeld()
  expect(await shown('12')).toBeVisible()
})
