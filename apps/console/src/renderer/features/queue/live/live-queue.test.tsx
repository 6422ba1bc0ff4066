import { act, screen, waitFor } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import type { QueueChange } from '@trassa/contracts/entities/moderator/staff-event'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answers, renderConsole } from '../../../testing/render-console.tsx'
import { adRow, MODERATOR, moderatedAd } from '../../../testing/samples.ts'
import { AWAY_AFTER_MS } from '../claim/use-away.ts'
import { QueuePage } from '../queue-page.tsx'
import { useLiveQueue } from './use-live-queue.ts'

function LiveQueue() {
  useLiveQueue()
  return <QueuePage lane="new" />
}

const NOW = new Date('2026-11-23T12:00:00Z')
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()
const ANNA = { moderatorId: '9', moderatorName: 'Анна', mine: false }
const counts = (waiting: number) => ({ ...perLane(() => 0), new: waiting })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  const noListener = () => undefined
  const media = { matches: true, addEventListener: noListener, removeEventListener: noListener }
  vi.stubGlobal('matchMedia', () => media)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A lane whose ads the test may change; its first ad is handed out. */
function open(waiting: string[], answers: Answers = {}, claims: Record<string, object> = {}) {
  const opened = renderConsole(<LiveQueue />, {
    'queue.read': () => ({
      items: waiting.map((id) => ({ ...adRow(id), claim: null, ...claims[id] })),
      total: waiting.length,
      nextCursor: null,
      counts: counts(waiting.length),
    }),
    'queue.claimNext': () => ({ ad: waiting[0] ? moderatedAd(waiting[0]) : null }),
    'queue.claim': () => ({ ...ANNA, mine: true, expiresAt: inMinutes(10) }),
    ...answers,
  })
  const tell = (waits: number, ads: QueueChange[] | null) =>
    act(async () =>
      opened.tell('staff.event', { type: 'queue.changed', counts: counts(waits), ads }),
    )
  return { ...opened, tellQueue: tell }
}

const shown = (id: string) => screen.findByRole('article', { name: `LADA Granta, ${id}` })
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('§9 events of the queue', () => {
  it('an empty lane takes the next ad by itself, and says so', async () => {
    const waiting: string[] = []
    const { tellQueue } = open(waiting)
    await screen.findByText('Здесь всё проверено')
    waiting.push('11')
    await tellQueue(1, [{ id: '11', lane: 'new', claim: null }])
    await shown('11')
    expect(await screen.findByText('Пришло объявление: LADA Granta, 11')).toBeInTheDocument()
  })

  it('a lane that has an ad keeps it; lists and claims follow without a question', async () => {
    const { tellQueue, asked } = open(['11', '12', '13'])
    await shown('11')
    await screen.findByText('LADA Granta, 13')
    const reads = asked('queue.read').length
    await tellQueue(2, [
      { id: '12', lane: 'new', claim: { ...ANNA, expiresAt: inMinutes(10) } },
      { id: '13', lane: null, claim: null },
    ])
    expect(await screen.findByText('Проверяет Анна')).toBeInTheDocument()
    expect(screen.queryByText('LADA Granta, 13')).not.toBeInTheDocument()
    await shown('11')
    expect(asked('queue.read')).toHaveLength(reads)
    expect(asked('queue.claimNext')).toHaveLength(1)
  })

  it('what the event does not name is read anew', async () => {
    const waiting = ['11']
    const { tellQueue, asked } = open(waiting)
    await shown('11')
    const reads = asked('queue.read').length
    waiting.push('12')
    await tellQueue(2, null)
    await waitFor(() => expect(listed().join()).toContain('LADA Granta, 12'))
    expect(asked('queue.read')).toHaveLength(reads + 1)
  })

  it('a storm of events is answered by one question per some seconds', async () => {
    const { tellQueue, asked } = open(['11'])
    await shown('11')
    const reads = asked('queue.read').length
    for (let event = 0; event < 20; event++) await tellQueue(2, null)
    expect(asked('queue.read')).toHaveLength(reads + 1)
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(asked('queue.read')).toHaveLength(reads + 2)
  })

  it('the former holder is told who has taken the ad over', async () => {
    const { tell, tellQueue } = open(['11'])
    await shown('11')
    await act(async () => tell('staff.event', { type: 'claim.taken', adId: '11', byName: 'Анна' }))
    expect(await screen.findByText('Теперь объявление № 11 проверяет Анна')).toBeInTheDocument()
    await tellQueue(1, [{ id: '11', lane: 'new', claim: { ...ANNA, expiresAt: inMinutes(10) } }])
    expect(await screen.findByText('Теперь объявление проверяет Анна')).toBeInTheDocument()
    await shown('11')
  })
})

describe('§9 claims', () => {
  it('the heartbeat stops two minutes after the last work; any key goes on and decides nothing', async () => {
    const { asked, user } = open(['11'])
    await shown('11')
    await act(() => vi.advanceTimersByTimeAsync(AWAY_AFTER_MS + 1000))
    expect(screen.getByText(/Вы отошли: объявление освободится в/)).toBeInTheDocument()
    const beats = asked('queue.claim').length
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    expect(asked('queue.claim')).toHaveLength(beats)
    await user.keyboard('[KeyA]')
    expect(await screen.findByText('Проверяете вы')).toBeInTheDocument()
    await waitFor(() => expect(asked('queue.claim').length).toBeGreaterThan(beats))
    expect(asked('moderator.decideAd')).toEqual([])
  })

  it('an ad that another has claimed meanwhile says so', async () => {
    open(['11'], {
      'queue.claim': () => {
        throw new AppError('moderation.claimed')
      },
    })
    expect(await screen.findByText(/сейчас проверяет другой модератор/)).toBeInTheDocument()
  })

  it('a silent claim is taken over by two clicks, one that is worked on is not', async () => {
    const claims = {
      '12': { claim: { ...ANNA, expiresAt: inMinutes(6) } },
      '13': { claim: { ...ANNA, moderatorName: 'Борис', expiresAt: inMinutes(9) } },
    }
    const { user, asked } = open(
      ['11', '12', '13'],
      {
        'queue.takeOver': () => ({ ...ANNA, mine: true, expiresAt: inMinutes(10) }),
        'queue.release': () => ({ released: true }),
        'moderator.readAd': () => moderatedAd('12'),
      },
      claims,
    )
    await shown('11')
    expect(await screen.findByRole('button', { name: /Проверяет Борис/ })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: /Проверяет Анна/ }))
    expect(asked('queue.takeOver')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Забрать объявление' }))
    await shown('12')
    expect(asked('queue.takeOver')).toMatchObject([{ params: { id: '12' } }])
  })

  it('a senior may take any', async () => {
    renderConsole(
      <QueuePage lane="new" />,
      {
        'queue.read': () => ({
          items: [{ ...adRow('12'), claim: { ...ANNA, expiresAt: inMinutes(9) } }],
          total: 1,
          nextCursor: null,
          counts: counts(1),
        }),
        'queue.claimNext': () => ({ ad: null }),
      },
      { me: { ...MODERATOR, role: 'seniorModerator' } },
    )
    expect(await screen.findByRole('button', { name: /Проверяет Анна/ })).toBeEnabled()
  })
})
