import { act, screen, waitFor, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { adRow, moderatedAd } from '../../testing/samples.ts'
import { QueuePage } from './queue-page.tsx'

beforeEach(() => localStorage.clear())

function open(answers: Answers = {}, options: { seenAfter?: number } = {}) {
  const waiting = ['11', '12']
  return renderConsole(
    <QueuePage lane="new" />,
    {
      'queue.read': () => ({
        items: waiting.map((id) => adRow(id)),
        total: waiting.length,
        nextCursor: null,
        counts: { new: waiting.length, revisions: 0, appeals: 0 },
      }),
      'queue.claimNext': () => ({ ad: waiting[0] ? moderatedAd(waiting[0]) : null }),
      'queue.claim': ({ params }) => ({ ...moderatedAd('0').claim, ...Object(params) }),
      'moderator.decideAd': () => {
        waiting.shift()
        return moderatedAd('11', { stat: 1, version: 4 })
      },
      ...answers,
    },
    options,
  )
}

const shown = (id: string) => screen.findByRole('article', { name: `LADA Granta, ${id}` })

describe('keys', () => {
  it('domain §9: A approves by the physical key on a Russian layout, and the next ad comes by itself', async () => {
    const { user, asked } = open()
    await shown('11')
    expect(asked('moderator.decideAd')).toHaveLength(0)
    await user.keyboard('[KeyA]')
    await shown('12')
    expect(asked('moderator.decideAd')[0]).toMatchObject({
      params: { id: '11' },
      body: { stat: 1, version: 3, reasons: [] },
    })
  })

  it('domain §9: no key acts inside a text field', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    await user.click(screen.getByRole('option', { name: 'Другая причина' }))
    await user.type(screen.getByRole('textbox'), 'a')
    expect(screen.getByRole('textbox')).toHaveValue('a')
    expect(asked('moderator.decideAd')).toHaveLength(0)
  })

  it.each(['R', 'B'])('no key decides while the reasons of %s are open', async (key) => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard(`[Key${key}]`)
    await user.click(screen.getByRole('article'))
    await user.keyboard('[KeyA][KeyS][KeyL]')
    expect(screen.getByRole('region', { name: /Вернуть|Заблокировать/ })).toBeInTheDocument()
    expect(asked('moderator.decideAd')).toHaveLength(0)
    expect(asked('queue.claimNext')).toHaveLength(1)
  })

  it('an ad that has just appeared cannot be decided on, by key or by button', async () => {
    const { user, asked } = open({}, { seenAfter: Number.POSITIVE_INFINITY })
    await shown('11')
    await user.keyboard('[KeyA][KeyR][KeyS]')
    await user.click(screen.getByRole('button', { name: 'Одобрить' }))
    await user.click(screen.getByRole('button', { name: 'Пропустить' }))
    expect(screen.queryByRole('region', { name: /Вернуть/ })).toBeNull()
    expect(asked('moderator.decideAd')).toHaveLength(0)
    expect(asked('queue.claimNext')).toHaveLength(1)
  })

  it('domain §9: S skips, the skip is told to the server', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyS]')
    await waitFor(() => expect(asked('queue.claimNext')).toHaveLength(2))
    expect(asked('queue.claimNext')[1]).toMatchObject({ body: { lane: 'new', skip: ['11'] } })
  })
})

describe('reasons', () => {
  it('domain §9: several at once, each with its field and an edited template', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    const pane = screen.getByRole('region', { name: 'Вернуть на исправление' })
    await user.click(within(pane).getByRole('button', { name: 'Вернуть на исправление' }))
    expect(within(pane).getByRole('alert')).toHaveTextContent('Отметьте хотя бы одну причину')
    await user.click(within(pane).getByRole('option', { name: 'Ненастоящая цена' }))
    await user.click(within(pane).getByRole('option', { name: 'Грубые выражения' }))
    const price = within(pane).getByRole('textbox', { name: /Ненастоящая цена/ })
    await user.clear(price)
    await user.click(price)
    await user.paste('Укажите цену целиком')
    await user.keyboard('{Control>}[Enter]{/Control}')
    await shown('12')
    expect(asked('moderator.decideAd')[0]?.body).toEqual({
      stat: 3,
      version: 3,
      reasons: [
        { code: 'price.unreal', field: 'price', message: 'Укажите цену целиком' },
        {
          code: 'description.rude',
          field: 'description',
          message: 'Уберите из описания грубые выражения.',
        },
      ],
    })
    expect(localStorage.getItem('reasons:11')).toBeNull()
  })

  it('domain §9: decisions in five keys: R, a word, Enter, a digit, Ctrl+Enter', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    // «видн» typed on the English layout.
    await user.keyboard('dbly{Enter}7{Control>}[Enter]{/Control}')
    await shown('12')
    expect(asked('moderator.decideAd')[0]?.body).toMatchObject({
      stat: 3,
      reasons: [
        { code: 'photo.quality', message: expect.stringContaining('плохо видно автомобиль') },
        { code: 'price.unreal', message: expect.stringMatching(/^Цена 640\s000\s₽ не похожа/) },
      ],
    })
  })

  it('Ctrl+Enter sends wherever the focus is, once, and holding it sends nothing more', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyB]')
    await user.keyboard('[Digit9]')
    await user.click(screen.getByRole('article'))
    await user.keyboard('{Control>}[Enter][Enter]{/Control}')
    await shown('12')
    expect(asked('moderator.decideAd')).toHaveLength(1)
  })

  it('the preview shows what the owner will read, with every change of a text', async () => {
    const { user } = open()
    await shown('11')
    await user.keyboard('[KeyR][Digit5]')
    const preview = screen.getByRole('region', { name: 'Владелец прочитает' })
    expect(preview).toHaveTextContent('Исправьте объявление «LADA Granta, 11»')
    expect(preview).toHaveTextContent('Уберите из описания грубые выражения.')
    await user.clear(screen.getByRole('textbox'))
    await user.paste('Одно слово грубое')
    expect(preview).toHaveTextContent('Одно слово грубое')
  })

  it('the template follows the field until it is edited', async () => {
    const { user } = open()
    await shown('11')
    await user.keyboard('[KeyR][Digit7]')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('640')
    await user.click(screen.getByRole('combobox', { name: /Поле/ }))
    await user.click(await screen.findByRole('option', { name: 'Город' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).not.toContain('640')
  })

  it('5000 pasted signs are marked, not cut, and Escape in the middle loses nothing', async () => {
    const { user, asked } = open()
    await shown('11')
    await user.keyboard('[KeyR][Digit5]')
    await user.clear(screen.getByRole('textbox'))
    await user.paste('я'.repeat(5000))
    await user.keyboard('{Control>}[Enter]{/Control}')
    expect(asked('moderator.decideAd')).toHaveLength(0)
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.keyboard('[KeyR]')
    expect(screen.getByRole('textbox')).toHaveValue('я'.repeat(5000))
  })

  it('domain §9: what is typed outlives the window', async () => {
    localStorage.setItem(
      'reasons:11',
      JSON.stringify([{ code: 'ad.other', field: 'price', message: 'Начал писать' }]),
    )
    const { user } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    expect(screen.getByRole('textbox')).toHaveValue('Начал писать')
  })
})

describe('conflicts', () => {
  it.each([
    ['ad.stale', /изменилось, пока вы его смотрели/],
    ['ad.illegal_transition', /Решение уже не подходит/],
    ['moderation.claimed', /уже проверяет другой модератор/],
  ] as const)('%s is explained in its place and the ad stays', async (code, text) => {
    const { user } = open({
      'moderator.decideAd': () => {
        throw new AppError(code)
      },
    })
    await shown('11')
    await user.keyboard('[KeyA]')
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Показать новую версию' })).toBeInTheDocument()
    await shown('11')
  })

  it('domain §9: without a connection the decision is kept and goes out with the same key', async () => {
    let isDown = true
    const { user, asked, performed, outbox } = open({
      'moderator.decideAd': () => {
        if (isDown) throw new AppError('network.failed')
        return moderatedAd('11', { stat: 1, version: 4 })
      },
    })
    await shown('11')
    await user.keyboard('[KeyA]')
    await screen.findByText(/Решение сохранено и уйдёт само/)
    expect(localStorage.getItem('decisions')).toContain('"adId":"11"')
    isDown = false
    await act(() => outbox.resume())
    const [first, second] = asked('moderator.decideAd')
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    expect(performed('moderator.decideAd')).toHaveLength(1)
    expect(outbox.decisions.read()).toEqual([])
    await waitFor(() => expect(asked('queue.claimNext')).toHaveLength(2))
    await shown('11')
  })

  it('domain §9: a lift waits for the connection as well; its reason outlives the window', async () => {
    const answers: Answers = {
      'queue.claimNext': () => ({ ad: moderatedAd('11', { stat: 1, revision: 'pending' }) }),
      'moderator.readAd': () => moderatedAd('11', { stat: 1, revision: 'pending', version: 4 }),
      'moderator.bulkAds': () => ({
        batchId: crypto.randomUUID(),
        results: [{ id: '11', code: null, stat: 1, version: 4 }],
      }),
    }
    const first = open(answers)
    await shown('11')
    await first.user.keyboard('[KeyL]')
    await first.user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой при оплате')
    first.close()

    const { user, line, performed, outbox } = open(answers)
    await shown('11')
    await user.keyboard('[KeyL]')
    expect(screen.getByLabelText('Почему поднимаем')).toHaveValue('Сбой при оплате')
    line({ state: 'losesAnswers' })
    await user.click(screen.getAllByRole('button', { name: 'Поднять' }).at(-1) ?? document.body)
    await screen.findByText(/Решение сохранено и уйдёт само/)
    line({ state: 'up' })
    await act(() => outbox.resume())
    expect(performed('moderator.bulkAds')).toMatchObject([
      { body: { action: { type: 'lift', reason: 'Сбой при оплате' } } },
    ])
    await waitFor(() => expect(localStorage.getItem('lift:11')).toBeNull())
  })
})
