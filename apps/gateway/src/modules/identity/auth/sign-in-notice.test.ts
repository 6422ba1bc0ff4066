import { loginFinish, telegramLogin } from '@trassa/contracts/calls/auth'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { BEHIND_PROXY, confirmLogin, fromNewAddress } from '../../../testing/login.ts'
import { noticesTo } from '../../../testing/notices.ts'
import { signedPayload, WITH_BOT } from '../../../testing/telegram.ts'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { users } from '../users/users.table.ts'

const gateway = await createTestGateway({ ...BEHIND_PROXY, ...WITH_BOT })
const { db, createUser } = gateway

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'
let payload: ReturnType<typeof signedPayload>
let phone: string

beforeEach(async () => {
  payload = signedPayload()
  const user = await createUser()
  phone = user.phone
  await db.update(users).set({ telegramId: payload.telegramId }).where(eq(users.id, user.id))
})

async function signIn(headers: Record<string, string> = {}) {
  const { params } = await confirmLogin(gateway, phone)
  const asked = { ...fromNewAddress(), 'user-agent': CHROME, ...headers }
  return gateway.ask(loginFinish, { params, body: undefined, headers: asked })
}
const told = () => noticesTo(gateway, payload.telegramId)

it('issue 11: a sign-in is told with the device and the address, whatever is muted', async () => {
  await signIn({ 'x-forwarded-for': '203.0.113.7' })
  expect(await told()).toMatchObject([
    {
      type: 'signedIn',
      text: expect.stringMatching(
        /Вход с нового устройства.*\nChrome, Windows, IP-адрес 203\.0\.113\.7/,
      ),
    },
  ])
})

it('not of one by SMS to the same number, nor in a browser that has signed in before', async () => {
  const first = await signIn()
  const cookies = [first.headers['set-cookie']].flat().map((one) => String(one).split(';')[0])
  const device = cookies.find((one) => one?.includes('device')) ?? ''
  expect(device).not.toBe('')
  await signIn({ cookie: device })
  expect(await told()).toHaveLength(1)
  expect(await noticesTo(gateway, phone)).toEqual([])
})

it('one by Telegram is told as well', async () => {
  await gateway.get(telegramLogin, { body: payload, headers: { 'user-agent': CHROME } })
  expect(await told()).toMatchObject([{ type: 'signedIn' }])
})
