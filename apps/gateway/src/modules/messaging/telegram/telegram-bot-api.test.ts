import { describe, expect, it } from 'vitest'
import { startTelegramServer } from '../../../testing/telegram-server.ts'
import { createTelegramBotApi } from './telegram-bot-api.ts'
import { telegramBody } from './telegram-message.ts'

const CHAT = '5000000001'
const PICTURE = { url: 'https://trassa.example/files/images/lada.webp' }
const BUTTONS = [
  [{ text: 'Открыть', url: 'https://trassa.example/kazan/auto/lada' }],
  [
    { text: 'Пауза', data: 'pause:7' },
    { text: 'Удалить', data: 'delete:7' },
  ],
]
const TEXT = telegramBody({ text: 'Лада <b>Веста</b> &lt;2018&gt;' })
const WITH_PICTURE = telegramBody({ text: 'Лада', picture: PICTURE })

type FaultOf = Parameters<typeof startTelegramServer>[0]

async function open(faultOf?: FaultOf) {
  const server = await startTelegramServer(faultOf)
  const channel = createTelegramBotApi({
    token: '1:abc',
    apiUrl: server.url,
    timeoutSeconds: 0.3,
    readPicture: async (key) => (key === 'lada.webp' ? Buffer.from('a picture') : undefined),
  })
  return { ...server, send: (body: string) => channel.send(CHAT, body, 'message-1') }
}

describe('domain §6: Telegram by its Bot API', () => {
  it('sends Telegram HTML with rows of buttons', async () => {
    const { send, calls } = await open()
    await send(telegramBody({ text: 'Лада <b>Веста</b>', buttons: BUTTONS }))
    expect(calls).toMatchObject([
      {
        method: 'sendMessage',
        payload: {
          chat_id: CHAT,
          text: 'Лада <b>Веста</b>',
          parse_mode: 'HTML',
          reply_markup: {
            inline_keyboard: [
              [{ text: 'Открыть', url: 'https://trassa.example/kazan/auto/lada' }],
              [
                { text: 'Пауза', callback_data: 'pause:7' },
                { text: 'Удалить', callback_data: 'delete:7' },
              ],
            ],
          },
        },
      },
    ])
  })

  it('a picture by its address, with the text below', async () => {
    const { send, calls } = await open()
    await send(WITH_PICTURE)
    expect(calls).toMatchObject([
      { method: 'sendPhoto', payload: { photo: PICTURE.url, caption: 'Лада', parse_mode: 'HTML' } },
    ])
  })

  it('a picture of our storage is sent itself; one that is gone is left out', async () => {
    const { send, calls } = await open()
    await send(telegramBody({ text: 'Лада', picture: { file: 'lada.webp' } }))
    await send(telegramBody({ text: 'Лада', picture: { file: 'gone.webp' } }))
    expect(calls.map(({ method }) => method)).toEqual(['sendPhoto', 'sendMessage'])
    expect(Object.values(calls[0]?.payload ?? {})).toContain('a picture')
  })

  it('a picture that Telegram cannot load is left out', async () => {
    const { send, sent } = await open(({ method }) =>
      method === 'sendPhoto'
        ? { status: 400, description: 'Bad Request: failed to get HTTP URL content' }
        : undefined,
    )
    await send(WITH_PICTURE)
    expect(sent).toMatchObject([{ method: 'sendMessage', payload: { text: 'Лада' } }])
  })

  it.each([
    [403, 'Forbidden: bot was blocked by the user', { reason: 'recipient', isShutOut: true }],
    [400, 'Bad Request: chat not found', { reason: 'recipient', isShutOut: true }],
    [400, "Bad Request: can't parse entities", { reason: 'recipient', isShutOut: false }],
    [401, 'Unauthorized', { reason: 'provider', isShutOut: false }],
    [502, 'Bad Gateway', { reason: 'provider', isShutOut: false }],
  ])('%s %s', async (status, description, failure) => {
    const { send } = await open(() => ({ status, description }))
    await expect(send(TEXT)).rejects.toMatchObject(failure)
  })

  it('domain §8: 429 says how long to wait', async () => {
    const { send } = await open(() => ({
      status: 429,
      description: 'Too Many Requests: retry after 7',
      retryAfter: 7,
    }))
    await expect(send(TEXT)).rejects.toMatchObject({ reason: 'provider', retryAfterSeconds: 7 })
  })

  it('no answer in time is the provider’s failure, and names neither token nor text', async () => {
    const { send } = await open(() => 'hang')
    const error: Error = await send(TEXT).then(
      () => Promise.reject(new Error('sent')),
      (e) => e,
    )
    expect(error).toMatchObject({ reason: 'provider', message: 'telegram: no answer' })
    expect(error.cause).toBeUndefined()
  })
})

describe('a message is refused before it is written', () => {
  it.each([
    ['a text that is too long', { text: 'я'.repeat(4097) }],
    ['a text below a picture that is too long', { text: 'я'.repeat(1025), picture: PICTURE }],
    ['data of more than 64 bytes', { text: 'я', buttons: [[{ text: 'я', data: 'я'.repeat(33) }]] }],
  ])('%s', (_, message) => {
    expect(() => telegramBody(message)).toThrow()
  })

  it('tags and entities are not counted', () => {
    expect(() => telegramBody({ text: `<b>${'&lt;'.repeat(4096)}</b>` })).not.toThrow()
  })
})
