import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { HOLD_MS } from '../../../shared/outbox.ts'
import { QueuePage } from '../../features/queue/queue-page.tsx'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { adRow, MODERATOR, moderatedAd } from '../../testing/samples.ts'
import { LaneCount } from '../sidebar/lane-count.tsx'
import { HeldDecision } from './held-decision.tsx'

beforeEach(() => localStorage.clear())

function open(answers: Answers = {}) {
  const decided = new Set<string>()
  const waiting = () => ['11', '12', '13'].filter((id) => !decided.has(id))
  return renderConsole(
    <>
      <p>
        Осталось: <LaneCount lane="new" />
      </p>
      <QueuePage lane="new" />
      <HeldDecision />
    </>,
    {
      'queue.read': () => ({
        items: waiting().map((id) => adRow(id)),
        total: waiting().length,
        nextCursor: null,
        counts: { new: waiting().length },
      }),
      'queue.claimNext': ({ body }) => {
        const held: string[] = Object(body).decided
        const [id] = waiting().filter((each) => !held.includes(each))
        return { ad: id ? moderatedAd(id) : null }
      },
      'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
      'moderator.readAd': ({ params }) => moderatedAd(Object(params).id),
      'moderator.decideAd': ({ params }) => {
        decided.add(Object(params).id)
        return moderatedAd(Object(params).id, { stat: 1, version: 4 })
      },
      ...answers,
    },
    { path: '/queue/new', me: MODERATOR },
  )
}

const shown = (id: string) => screen.findByRole('article', { name: `LADA Granta, ${id}` })

it('domain §9: Z takes an approval back: nothing is sent, and the ad is the current one again', async () => {
  const { user, asked } = open()
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  expect(screen.getByText('Одобрено: LADA Granta, 11')).toBeInTheDocument()
  await user.keyboard('[KeyZ]')
  await shown('11')
  expect(screen.queryByText(/^Одобрено/)).not.toBeInTheDocument()
  expect(asked('moderator.decideAd')).toHaveLength(0)
})

it('what was typed for a decision is in its form again', async () => {
  const { user } = open()
  await shown('11')
  await user.keyboard('[KeyR][Digit5]')
  await user.type(screen.getByRole('textbox'), ' Пожалуйста.')
  await user.keyboard('{Control>}[Enter]{/Control}')
  await shown('12')
  await user.keyboard('[KeyZ]')
  await shown('11')
  expect(await screen.findByRole('textbox')).toHaveValue(
    'Уберите из описания грубые выражения. Пожалуйста.',
  )
})

it('after ten seconds the decision is sent, and Z says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { user, performed } = open()
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  expect(performed('moderator.decideAd')).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(HOLD_MS))
  await waitFor(() => expect(performed('moderator.decideAd')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText(/^Одобрено/)).not.toBeInTheDocument())
  await user.keyboard('[KeyZ]')
  expect(await screen.findByText('Уже отправлено')).toBeInTheDocument()
  await shown('12')
})

it('Z inside a text takes nothing back', async () => {
  const { user } = open()
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  await user.keyboard('[KeyR][KeyZ]')
  expect(screen.getByText('Одобрено: LADA Granta, 11')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Найти причину' })).toHaveFocus()
})

it('what is decided and held is not counted as waiting', async () => {
  const { user } = open()
  await shown('11')
  const count = screen.getByText(/Осталось/)
  await waitFor(() => expect(count).toHaveTextContent('Осталось: 3'))
  await user.keyboard('[KeyA]')
  await shown('12')
  expect(count).toHaveTextContent('Осталось: 2')
})

it('two presses of A within 250 ms decide one ad', async () => {
  const { user, outbox } = open()
  await shown('11')
  await user.keyboard('[KeyA][KeyA]')
  await shown('12')
  expect(outbox.decisions.read().map(({ adId }) => adId)).toEqual(['11'])
})

it('a disk that refuses the taking back is no taking back, and Z says so', async () => {
  const { user, breakDisk, outbox } = open()
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  breakDisk()
  await user.keyboard('[KeyZ]')
  expect(await screen.findByText(/Не удалось вернуть: диск/)).toBeInTheDocument()
  expect(outbox.decisions.read()).toMatchObject([{ adId: '11', state: 'held' }])
})

it('an ad that is in no lane any more is shown alone', async () => {
  const { user } = open({ 'moderator.readAd': () => moderatedAd('11', { lane: null }) })
  await shown('11')
  await user.keyboard('[KeyA]')
  await shown('12')
  await user.keyboard('[KeyZ]')
  expect(await screen.findByText(/Объявление не в очереди/)).toBeInTheDocument()
})
