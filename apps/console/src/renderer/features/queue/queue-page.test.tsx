import { screen, waitFor, within } from '@testing-library/react'
import { AppError } from '@trassa/contracts/app-error'
import { perLane } from '@trassa/contracts/enumerations/moderation'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Answers, renderConsole } from '../../testing/render-console.tsx'
import { adRow, moderatedAd } from '../../testing/samples.ts'
import { QueuePage } from './queue-page.tsx'
import { skippedAds } from './queue-queries.ts'

/** No press counts as long as a test runs. */
const HOUR_MS = 3_600_000

beforeEach(() => localStorage.clear())
afterAll(() => skippedAds.write(perLane(() => [])))

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
      'queue.claimNext': ({ body }) => {
        const free = waiting.find((id) => !Object(body).decided.includes(id))
        return { ad: free ? moderatedAd(free) : null }
      },
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
  it('issue 12: J and K move also while the queue is folded, which says where one is', async () => {
    const { user } = open({
      'queue.release': () => null,
      'moderator.readAd': ({ params }) => moderatedAd(Object(params).id),
    })
    await shown('11')
    const queue = screen.getByRole('navigation', { name: 'Очередь: Новые' })
    expect(within(queue).getByRole('button', { name: 'Развернуть очередь' })).toBeVisible()
    // The place above the total.
    expect(queue).toHaveTextContent(/^12$/)
    await user.keyboard('[KeyJ]')
    await shown('12')
    expect(queue).toHaveTextContent(/^22$/)
    await user.keyboard('[KeyK]')
    await shown('11')
    expect(queue).toHaveTextContent(/^12$/)
  })

  it('domain §9: A approves by the physical key on a Russian layout, and the next ad comes by itself', async () => {
    const { user, asked, sendHeld } = open()
    await shown('11')
    await user.keyboard('[KeyA]')
    await shown('12')
    expect(asked('moderator.decideAd')).toHaveLength(0)
    await sendHeld()
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
    const { user, asked } = open({}, { seenAfter: HOUR_MS })
    await shown('11')
    await user.keyboard('[KeyA][KeyR][KeyS]')
    expect(screen.getByText(/^Нажатие не засчитано/)).toBeInTheDocument()
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
    const { user, asked, sendHeld, storedDrafts } = open()
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
    await sendHeld()
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
    await waitFor(() => expect(storedDrafts()).toEqual({}))
  })

  it('domain §9: decisions in five keys: R, a word, Enter, a digit, Ctrl+Enter', async () => {
    const { user, asked, sendHeld } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    // «видн» typed on the English layout.
    await user.keyboard('dbly{Enter}7{Control>}[Enter]{/Control}')
    await shown('12')
    await sendHeld()
    expect(asked('moderator.decideAd')[0]?.body).toMatchObject({
      stat: 3,
      reasons: [
        { code: 'photo.quality', message: expect.stringContaining('плохо видно автомобиль') },
        { code: 'price.unreal', message: expect.stringMatching(/^Цена 640\s000\s₽ не похожа/) },
      ],
    })
  })

  it('Ctrl+Enter sends wherever the focus is, once, and holding it sends nothing more', async () => {
    const { user, asked, sendHeld } = open()
    await shown('11')
    await user.keyboard('[KeyB]')
    await user.keyboard('[Digit9]')
    await user.click(screen.getByRole('article'))
    await user.keyboard('{Control>}[Enter][Enter]{/Control}')
    await shown('12')
    await sendHeld()
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
    const first = open()
    await shown('11')
    await first.user.keyboard('[KeyR][Digit5]')
    await first.user.clear(screen.getByRole('textbox'))
    await first.user.paste('Начал писать')
    first.close()

    const { user } = open()
    await shown('11')
    await user.keyboard('[KeyR]')
    expect(screen.getByRole('textbox')).toHaveValue('Начал писать')
  })
})

describe('a bad line', () => {
  it('domain §9: a decision needs no connection; the ad on the screen stays while the line is cut', async () => {
    const { user, line, performed, asked } = open()
    await shown('11')
    line({ state: 'down' })
    await user.keyboard('[KeyA]')
    await screen.findByText('Ждём ответа сервера')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(performed('moderator.decideAd')).toHaveLength(0)
    expect(asked('queue.claimNext').at(-1)).toMatchObject({ body: { decided: ['11'] } })
  })

  it('an ad that is taken while the next one is waited for is not replaced by that one later', async () => {
    let isBusy = false
    let claims = 0
    const { user, asked } = open({
      'queue.release': () => null,
      'moderator.readAd': ({ params }) => moderatedAd(Object(params).id),
      'queue.claimNext': () => {
        if (isBusy) throw new AppError('request.too_many', { retryAfter: 1 })
        claims += 1
        return { ad: moderatedAd(claims === 1 ? '11' : '13') }
      },
    })
    await shown('11')
    isBusy = true
    await user.keyboard('[KeyA]')
    await screen.findByText('Ждём ответа сервера')
    await user.click(await screen.findByRole('button', { name: /Развернуть очередь/ }))
    await user.click(await screen.findByRole('button', { name: /LADA Granta, 12/ }))
    await shown('12')
    isBusy = false
    const asks = asked('queue.claimNext').length
    // The attempt that was waiting would come two seconds after the last one.
    const asksAgain = waitFor(() => expect(asked('queue.claimNext').length).toBeGreaterThan(asks), {
      timeout: 2500,
    })
    await expect(asksAgain).rejects.toThrow()
    await shown('12')
    await shown('12')
  })

  it('domain §9: a full disk is no decision: the ad stays and says that nothing is saved', async () => {
    const { user, breakDisk } = open()
    await shown('11')
    breakDisk()
    await user.keyboard('[KeyA]')
    expect(await screen.findByText(/Не сохранено/)).toBeInTheDocument()
    await shown('11')
  })

  it('domain §9: the line is cut while reasons are typed: nothing goes away', async () => {
    const { user, line, storedDrafts } = open()
    await shown('11')
    await user.keyboard('[KeyR][Digit5]')
    await user.clear(screen.getByRole('textbox'))
    line({ state: 'down' })
    await user.paste('Пишу без связи')
    expect(screen.getByRole('textbox')).toHaveValue('Пишу без связи')
    await waitFor(() => expect(storedDrafts()['reasons:11']).toContain('Пишу без связи'))
    await shown('11')
  })

  it('domain §9: a lift waits for the connection as well; its reason outlives the window', async () => {
    const answers: Answers = {
      'queue.claimNext': () => ({ ad: moderatedAd('11', { stat: 1, revision: 'pending' }) }),
      'moderator.readAd': () => moderatedAd('11', { stat: 1, revision: 'pending', version: 4 }),
      'moderator.liftAd': () => moderatedAd('11', { stat: 1, revision: 'pending', version: 4 }),
    }
    const first = open(answers)
    await shown('11')
    await first.user.keyboard('[KeyL]')
    await first.user.type(screen.getByLabelText('Почему поднимаем'), 'Сбой при оплате')
    first.close()

    const { user, line, performed, sendHeld, storedDrafts } = open(answers)
    await shown('11')
    await user.keyboard('[KeyL]')
    expect(screen.getByLabelText('Почему поднимаем')).toHaveValue('Сбой при оплате')
    await user.click(screen.getAllByRole('button', { name: 'Поднять' }).at(-1) ?? document.body)
    await waitFor(() => expect(storedDrafts()).toEqual({}))
    line({ state: 'losesAnswers' })
    await sendHeld()
    line({ state: 'up' })
    await waitFor(
      () => {
        expect(performed('moderator.liftAd')).toMatchObject([
          { params: { id: '11' }, body: { version: 3, reason: 'Сбой при оплате' } },
        ])
      },
      { timeout: 4000 },
    )
  })
})
