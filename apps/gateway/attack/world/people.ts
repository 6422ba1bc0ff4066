import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from '../wire/send.ts'
import { jsonOf } from '../wire/wire-request.ts'

/** The attackers, each with a role of domain §2; `null` has no session. */
export const ROLES = {
  anonymous: null,
  user: 'user',
  owner: 'user',
  company: 'user',
  support: 'support',
  moderator: 'moderator',
  seniorModerator: 'seniorModerator',
} as const

export type PersonName = keyof typeof ROLES

/** The demo's users (README); the others register. */
const DEMO_PHONES: Partial<Record<PersonName, string>> = {
  owner: '+79000000001',
  company: '+79000000002',
  support: '+79000000003',
  moderator: '+79000000004',
  seniorModerator: '+79000000005',
}

export interface Person {
  name: PersonName
  id: string
  /** Empty for the anonymous. */
  cookie: string
}

const CODE_WAIT_MS = 20_000
const SESSION_COOKIE = /(?:__Host-)?trassa_session=[^;]+/

let strangers = 0

/** All of them, logged in by a code from the dev mailbox. */
export async function logInEverybody(send: Send): Promise<Person[]> {
  const people: Person[] = []
  for (const name of Object.keys(ROLES) as PersonName[]) {
    const phone = DEMO_PHONES[name]
    if (ROLES[name] === null) people.push({ name, id: '', cookie: '' })
    else people.push({ name, ...(await (phone ? logIn(send, phone) : register(send))) })
  }
  return people
}

/** A new user. */
export async function register(send: Send): Promise<Omit<Person, 'name'>> {
  strangers += 1
  const phone = `+7999000${String(strangers).padStart(4, '0')}`
  const { flow } = await ask(send, 'register/init', { phone })
  await ask(send, `confirm/${flow.id}`, { code: await codeFor(send, phone) })
  return opened(send, `register/finish/${flow.id}`, { username: 'Пётр', type: 0 })
}

async function logIn(send: Send, phone: string): Promise<Omit<Person, 'name'>> {
  const { flow, user } = await ask(send, 'login/init', { phone })
  await ask(send, `confirm/${flow.id}`, { code: await codeFor(send, phone), userId: user?.id })
  return opened(send, `login/finish/${flow.id}`)
}

interface AuthAnswer {
  flow: { id: string }
  user?: { id: string }
  id: string
}

async function post(send: Send, path: string, body?: object) {
  const answer = await send({
    method: 'POST',
    target: `/gateway/v1/auth/${path}`,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.255.0.${(strangers + path.length) % 250}`,
    },
    ...(body && { body: Buffer.from(JSON.stringify(body)) }),
  })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
  return { answer, detail: (jsonOf(answer) as { detail: AuthAnswer }).detail }
}

const ask = async (send: Send, path: string, body: object) => (await post(send, path, body)).detail

async function opened(send: Send, path: string, body?: object) {
  const { answer, detail } = await post(send, path, body)
  const [cookie] = SESSION_COOKIE.exec(answer.headers['set-cookie'] ?? '') ?? []
  if (!cookie) throw new Error(`${path} opened no session`)
  return { id: detail.id, cookie }
}

async function codeFor(send: Send, phone: string): Promise<string> {
  const target = `/dev/outbox.json?recipient=${encodeURIComponent(phone)}`
  const deadline = Date.now() + CODE_WAIT_MS
  while (Date.now() < deadline) {
    const { body } = await send({ method: 'GET', target, headers: {} })
    const code = /\b\d{5}\b/.exec(
      (JSON.parse(body) as { detail: { items: { body: string }[] } }).detail.items[0]?.body ?? '',
    )?.[0]
    if (code) return code
    await pause(100)
  }
  throw new Error(`No code came for ${phone}`)
}
