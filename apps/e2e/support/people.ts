import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ApiClient } from '@trassa/api-client/client'
import { confirm, loginFinish, loginInit } from '@trassa/contracts/calls/auth'
import { setUserRole } from '@trassa/contracts/calls/moderator/accounts'
import { createUser } from '@trassa/contracts/calls/moderator/users'
import type { Role, UserType } from '@trassa/contracts/enumerations/users'
import { type APIRequestContext, request } from 'playwright/test'
import { apiOver } from './api.ts'
import { smsCode } from './dev-mailbox.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export interface Person {
  phone: string
  username: string
}

/** The demo's senior moderator (README). */
export const SENIOR_PHONE = '+79000000005'

let phones = 0

/** An unregistered phone; each worker counts in a range of its own. */
export function freshPhone(): string {
  phones += 1
  const worker = String(Number(process.env.TEST_WORKER_INDEX ?? 0) % 1000).padStart(3, '0')
  return `+7999${worker}${String(phones).padStart(4, '0')}`
}

/** Logs a person in by calls, without the dialogs. */
export async function logIn(api: ApiClient, phone: string): Promise<void> {
  const { flow, user } = await api.ask(loginInit, { body: { phone } })
  const params = { flowId: flow.id }
  await api.ask(confirm, { params, body: { code: await smsCode(phone), userId: user.id } })
  await api.ask(loginFinish, { params })
}

/** Opens a session for `request` – a page's own, say. */
export const openSession = (request: APIRequestContext, phone: string): Promise<void> =>
  logIn(apiOver(request), phone)

/** Does something as the demo's senior moderator, whose session global-setup.ts has opened. */
export async function asSenior<T>(work: (api: ApiClient) => Promise<T>): Promise<T> {
  const storageState = process.env.TRASSA_SENIOR
  if (!storageState) throw new Error('TRASSA_SENIOR is set by global-setup.ts')
  const context = await request.newContext({ storageState })
  try {
    return await work(apiOver(context))
  } finally {
    await context.dispose()
  }
}

/** The account of a new person, which a moderator creates, so that no code has been sent to the phone yet. */
const createAccount = (phone: string, username: string, type: UserType) =>
  asSenior((api) => api.ask(createUser, { body: { phone, username, type } }))

export async function createPerson(username = 'Иван', type: UserType = 0): Promise<Person> {
  const phone = freshPhone()
  await createAccount(phone, username, type)
  return { phone, username }
}

/** A new employee, given the role by a senior moderator (domain §2). */
export async function hire(role: Role, username: string): Promise<Person> {
  const phone = freshPhone()
  const { id } = await createAccount(phone, username, 0)
  const body = { role, reason: 'Принят на работу' }
  await asSenior((api) => api.ask(setUserRole, { params: { id }, body }))
  return { phone, username }
}

/** The same as an administrator does it, from the command line: a process that takes seconds to start. */
export async function hireByCommand(role: Role, username: string): Promise<Person> {
  const person = await createPerson(username)
  const command = ['apps/gateway/src/main/cli.ts', 'moderators', 'grant', person.phone, role]
  await run(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: process.env.TRASSA_DATA_DIR, LOG_LEVEL: 'error' },
  })
  return person
}
