import { readMe } from '@trassa/contracts/calls/profiles'
import { expect, it } from 'vitest'
import { createTestGateway } from '../../../testing/test-gateway.ts'
import { userHistory } from '../../../testing/user-history.ts'
import { grantRole } from './grant-role.ts'
import { listStaff } from './users.repository.ts'

const gateway = await createTestGateway()
const { db } = gateway
const grant = (phone: string, role: 'user' | 'moderator' | 'seniorModerator') =>
  grantRole(db, { phone, role, actorId: null, sessionId: 'cli-test' })

it('domain §2: a granted role counts from the next request on, a revoked one no longer', async () => {
  const user = await gateway.createUser()
  await grant(user.phone, 'moderator')
  expect((await gateway.get(readMe, { as: user })).role).toBe('moderator')
  expect((await listStaff(db)).map(({ id }) => id)).toEqual([user.id])
  await grant(user.phone, 'user')
  expect((await gateway.get(readMe, { as: user })).role).toBe('user')
  expect(await listStaff(db)).toEqual([])
})

it('domain §3: every change of a role is in the history, a repeat is not', async () => {
  const { id, phone } = await gateway.createUser()
  await grant(phone, 'moderator')
  await grant(phone, 'moderator')
  await grant(phone, 'seniorModerator')
  expect(await userHistory(db, id)).toMatchObject([
    { event: 'user.role', before: { role: 'user' }, after: { role: 'moderator' }, actorId: null },
    { before: { role: 'moderator' }, after: { role: 'seniorModerator' }, sessionId: 'cli-test' },
  ])
})

it('an unregistered phone gets no role', async () => {
  await expect(grant('+79990000000', 'moderator')).rejects.toMatchObject({ code: 'user.not_found' })
})
