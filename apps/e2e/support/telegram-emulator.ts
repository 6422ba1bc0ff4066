import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { serveTelegram } from '@trassa/gateway/testing/telegram-server'
import type { TelegramAct } from './telegram.ts'

/**
 * Telegram's Bot API for the run's server, and what tests of other processes ask it through: GET answers what was sent, POST
 * lets a person act.
 */
export async function startTelegram() {
  const telegram = await serveTelegram()
  const control = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.method === 'GET') {
      response.end(JSON.stringify(telegram.sent))
      return
    }
    const act = (await json(request)) as TelegramAct
    if ('text' in act) telegram.write(act.from, act.text)
    else telegram.press(act.from, act.data, act.message)
    response.end('{}')
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  return {
    url: telegram.url,
    controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    close() {
      telegram.close()
      control.closeAllConnections()
      control.close()
    },
  }
}
