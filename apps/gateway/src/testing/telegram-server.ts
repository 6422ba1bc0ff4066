import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface TelegramCall {
  method: string
  /** The JSON that was sent; of a form with a file its fields as texts. */
  payload: Record<string, unknown>
  /** By `performance.now()`. */
  at: number
}

/** An answer other than success; `hang`: none; `drop`: taken, and the connection cut before the answer. */
type Fault =
  | { status: number; description: string; retryAfter?: number }
  | 'hang'
  | 'drop'
  | undefined

const RESULTS: Record<string, unknown> = {
  getMe: {
    id: 110201543,
    is_bot: true,
    first_name: 'Трасса',
    username: 'trassa_bot',
    can_join_groups: false,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  },
  setMyCommands: true,
  deleteWebhook: true,
  setWebhook: true,
  setChatMenuButton: true,
  answerCallbackQuery: true,
  editMessageText: true,
  editMessageCaption: true,
  editMessageReplyMarkup: true,
}

/**
 * Telegram's Bot API on this computer: keeps what it is sent and hands out updates by long polling, as
 * documented at core.telegram.org/bots/api.
 *
 * @param faultOf is asked at each call but `getUpdates`
 */
export async function serveTelegram(
  faultOf: (call: TelegramCall) => Fault | Promise<Fault> = () => undefined,
) {
  const calls: TelegramCall[] = []
  /** Calls that succeeded and sent something to a person. */
  const sent: TelegramCall[] = []
  const updates: { update_id: number }[] = []
  let wake = () => {}
  let lastUpdate = 1000

  const reply = (response: ServerResponse, result: unknown) =>
    response.end(JSON.stringify({ ok: true, result }))

  const poll = async (response: ServerResponse, { offset, timeout }: Record<string, unknown>) => {
    const from = Number(offset ?? 0)
    // Telegram forgets what an offset has confirmed.
    while ((updates[0]?.update_id ?? from) < from) updates.shift()
    if (updates.length === 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Number(timeout ?? 0) * 1000)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
        response.on('close', wake)
      })
    }
    reply(response, updates)
  }

  const add = <Update extends object>(what: Update) => {
    lastUpdate += 1
    const update = { update_id: lastUpdate, ...what }
    updates.push(update)
    wake()
    return update
  }

  const server = createServer(async (request, response) => {
    const method = request.url?.split('/').at(-1) ?? ''
    const body = await buffer(request).catch(() => Buffer.alloc(0))
    const payload = readPayload(request.headers['content-type'] ?? '', body)
    const call = { method, payload, at: performance.now() }
    calls.push(call)
    response.setHeader('content-type', 'application/json')
    if (method === 'getUpdates') return poll(response, payload)
    const fault = await faultOf(call)
    if (fault === 'hang') return
    if (fault === 'drop') {
      sent.push(call)
      return request.socket.destroy()
    }
    if (fault) {
      response.statusCode = fault.status
      const { status: error_code, description, retryAfter: retry_after } = fault
      return response.end(
        JSON.stringify({
          ok: false,
          error_code,
          description,
          ...(retry_after && { parameters: { retry_after } }),
        }),
      )
    }
    if (method.startsWith('send')) sent.push(call)
    reply(response, RESULTS[method] ?? { message_id: calls.length, date: 0, chat: { id: 1 } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    close() {
      server.closeAllConnections()
      server.close()
    },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    sent,
    /** What a person writes to the bot. */
    write(from: { id: number; username?: string }, text: string) {
      const command = /^\/\w+/.exec(text)?.[0]
      return add({
        message: {
          ...messageTo(from.id),
          from: personOf(from),
          text,
          ...(command && {
            entities: [{ type: 'bot_command', offset: 0, length: command.length }],
          }),
        },
      })
    },
    /** A person presses a button of a message; `photo` where the message has a picture. */
    press(from: { id: number }, data: string, message: object = { text: '.' }) {
      return add({
        callback_query: {
          id: String(lastUpdate),
          from: personOf(from),
          chat_instance: '1',
          data,
          message: { ...messageTo(from.id), ...message },
        },
      })
    },
    /** A person blocks the bot (`kicked`) or lets it write again (`member`). */
    change(from: { id: number }, status: 'kicked' | 'member') {
      const bot = RESULTS.getMe
      const { chat, date } = messageTo(from.id)
      return add({
        my_chat_member: {
          chat,
          date,
          from: personOf(from),
          old_chat_member: { user: bot, status: status === 'kicked' ? 'member' : 'kicked' },
          new_chat_member: { user: bot, status },
        },
      })
    },
  }
}

/** {@link serveTelegram} until the end of the test. */
export async function startTelegramServer(...faults: Parameters<typeof serveTelegram>) {
  const server = await serveTelegram(...faults)
  // The browser tests have no vitest.
  const { onTestFinished } = await import('vitest')
  onTestFinished(server.close)
  return server
}

const personOf = (from: { id: number; username?: string }) => ({
  is_bot: false,
  first_name: 'Иван',
  ...from,
})

const messageTo = (id: number) => ({
  message_id: Math.floor(performance.now()),
  date: Math.floor(Date.now() / 1000),
  chat: { id, type: 'private', first_name: 'Иван' },
})

function readPayload(type: string, body: Buffer): Record<string, unknown> {
  if (!type.startsWith('multipart/')) return body.length > 0 ? JSON.parse(String(body)) : {}
  const parts = String(body.toString('latin1')).matchAll(
    /name="?([^"\r\n;]+)"?[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n([\s\S]*?)\r\n--/gi,
  )
  return Object.fromEntries(
    [...parts].map(([, name = '', value = '']) => [name, Buffer.from(value, 'latin1').toString()]),
  )
}
