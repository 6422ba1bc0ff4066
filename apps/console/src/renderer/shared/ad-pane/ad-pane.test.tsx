import { act, screen, waitFor, within } from '@testing-library/react'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import type { StaffEvent } from '@trassa/contracts/entities/moderator/staff-event'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { useState } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { renderConsole } from '../../testing/render-console.tsx'
import { MODERATOR, moderatedAd } from '../../testing/samples.ts'
import { AdPane } from './ad-pane.tsx'

beforeEach(() => localStorage.clear())

const SENIOR = { ...MODERATOR, role: 'seniorModerator' } as const

function open(ad: ModeratedAd, me: typeof MODERATOR = MODERATOR) {
  return renderConsole(
    <AdPane id={ad.id} onClose={() => undefined} />,
    { 'moderator.readAd': () => ad },
    { me },
  )
}

const ENTRY = {
  id: '900',
  at: '2026-11-21T09:00:00.000Z',
  actorId: '7',
  actorName: 'Иван',
  actorRole: 'user',
  event: 'ad.edited',
  fromStat: 1,
  toStat: 1,
  reason: null,
} as const

const blocked = moderatedAd('5', { stat: 4, lane: null })
const active = moderatedAd('5', { stat: 1, lane: null, expiresAt: '2026-11-30T20:59:59.000Z' })

it('domain §3: only a senior moderator overrides', async () => {
  open(blocked)
  await screen.findByRole('article')
  expect(screen.queryByRole('button', { name: 'Другое состояние' })).not.toBeInTheDocument()
})

it('an override needs a state and a comment, and shows what the owner will read', async () => {
  const { user, outbox } = open(blocked, SENIOR)
  await user.click(await screen.findByRole('button', { name: 'Другое состояние' }))
  const pane = screen.getByRole('region', { name: 'Другое состояние' })
  const send = within(pane).getByRole('button', { name: 'Изменить состояние' })
  await user.click(send)
  expect(within(pane).getByText('Выберите состояние')).toBeInTheDocument()
  expect(within(pane).getByText('Напишите, почему')).toBeInTheDocument()
  await user.click(within(pane).getByRole('radio', { name: 'Активно' }))
  expect(pane).toHaveTextContent('Заблокировано → Активно')
  expect(within(pane).getByRole('region', { name: 'Владелец прочитает' })).toHaveTextContent(
    'Объявление «LADA Granta, 5» опубликовано',
  )
  await user.type(within(pane).getByLabelText('Комментарий'), 'Владелец прислал документы')
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(outbox.decisions.read()).toMatchObject([
    {
      adId: '5',
      change: { type: 'override', stat: 1, comment: 'Владелец прислал документы' },
      state: 'held',
    },
  ])
})

it('a state that a usual action gives is not offered as an override', async () => {
  const { user } = open(active, SENIOR)
  await user.click(await screen.findByRole('button', { name: 'Другое состояние' }))
  expect(screen.queryByRole('radio', { name: 'Заблокировано' })).not.toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Черновик' })).toBeInTheDocument()
})

it('domain §9: D opens the dates; a quick choice and a reason are enough', async () => {
  const { user, outbox } = open(active)
  await screen.findByRole('article')
  await user.keyboard('[KeyD]')
  await user.click(screen.getByRole('button', { name: '+7 дней' }))
  await user.type(screen.getByLabelText('Почему меняем'), 'Просьба владельца')
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(outbox.decisions.read()).toMatchObject([
    { change: { type: 'dates', reason: 'Просьба владельца' } },
  ])
})

it('Escape closes the form first and the pane after it; what was typed is there again', async () => {
  const { user } = open(active)
  await screen.findByRole('article')
  await user.keyboard('[KeyL]')
  await user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой{Escape}')
  expect(screen.queryByLabelText('Почему поднимаем')).not.toBeInTheDocument()
  await user.keyboard('[KeyL]')
  expect(screen.getByLabelText('Почему поднимаем')).toHaveValue('Сбой')
})

const changed = (ads: { id: string; lane: null; claim: null }[] | null): StaffEvent => ({
  type: 'queue.changed',
  counts: perLane(() => 0),
  ads,
})

/** An active ad in a pane that can be closed and opened again; `change` is told by the stream. */
function openLive() {
  let ad = active
  function Panes() {
    const [isOpen, setOpen] = useState(true)
    return isOpen ? (
      <AdPane id="5" onClose={() => setOpen(false)} />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Открыть снова
      </button>
    )
  }
  const opened = renderConsole(<Panes />, { 'moderator.readAd': () => ad })
  const save = (next: Partial<ModeratedAd>) => {
    ad = { ...ad, version: ad.version + 1, ...next }
  }
  return {
    ...opened,
    save,
    change(next: Partial<ModeratedAd>, event = changed([{ id: '5', lane: null, claim: null }])) {
      save(next)
      opened.tell('staff.event', event)
    },
  }
}

const BY_OWNER = [ENTRY, ...active.history]

it('domain §9: an ad that another person changes under the hand is read anew, and says so', async () => {
  const { change } = openLive()
  await screen.findByRole('article')
  change({ price: 777_000, history: BY_OWNER })
  expect(await screen.findByText(/777.000/)).toBeVisible()
  expect(screen.getByText(/изменилось, пока было открыто/)).toBeVisible()
})

it('an ad that has changed by no entry of its history is read anew without a word', async () => {
  const { change } = openLive()
  await screen.findByRole('article')
  change({ price: 777_000 })
  expect(await screen.findByText(/777.000/)).toBeVisible()
  expect(screen.queryByText(/изменилось, пока было открыто/)).toBeNull()
})

it('domain §9: an event about too many ads to name them may be about the opened one; a storm is one reading more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { change, tell, asked } = openLive()
  await screen.findByRole('article')
  change({ price: 777_000 }, changed(null))
  expect(await screen.findByText(/777.000/)).toBeVisible()
  change({ price: 888_000 }, changed(null))
  for (let at = 0; at < 9; at += 1) tell('staff.event', changed(null))
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await screen.findByText(/888.000/)).toBeVisible()
  expect(asked('moderator.readAd')).toHaveLength(3)
})

it('what was changed between two openings has not changed during the second one', async () => {
  const { user, save } = openLive()
  await screen.findByRole('article')
  await user.click(screen.getByRole('button', { name: 'Закрыть панель' }))
  save({ price: 777_000, history: BY_OWNER })
  await user.click(screen.getByRole('button', { name: 'Открыть снова' }))
  expect(await screen.findByText(/777.000/)).toBeVisible()
  expect(screen.queryByText(/изменилось, пока было открыто/)).toBeNull()
})

it('decision 128: a form that is open while its ad changes is sent by a second press, for the new version', async () => {
  const { user, change, outbox } = openLive()
  await screen.findByRole('article')
  await user.keyboard('[KeyL]')
  await user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой')
  change({ price: 777_000, history: BY_OWNER })
  await screen.findByText(/777.000/)
  await user.keyboard('{Control>}[Enter]{/Control}')
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Решение не отправлено: объявление изменилось',
  )
  expect(outbox.decisions.read()).toEqual([])
  await user.keyboard('{Control>}[Enter]{/Control}')
  await waitFor(() =>
    expect(outbox.decisions.read()).toMatchObject([
      { version: active.version + 1, change: { type: 'lift', reason: 'Сбой' } },
    ]),
  )
})
