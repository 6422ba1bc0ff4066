import { mergeAccounts, previewMerge } from '@trassa/contracts/calls/moderator/account-merges'
import { eq } from 'drizzle-orm'
import { newPhone } from '../../../testing/registration.ts'
import type { TestGateway, TestUser } from '../../../testing/test-gateway.ts'
import { users } from '../../identity/users/users.table.ts'
import { createStaff } from './staff.ts'

/** The staff, and merges of accounts by a senior. */
export async function createMergeWorld(gateway: TestGateway) {
  const staff = await createStaff(gateway)
  const { senior } = staff
  const change = (id: string, columns: Partial<typeof users.$inferInsert>) =>
    gateway.db.update(users).set(columns).where(eq(users.id, id))
  return {
    ...staff,
    change,
    /** Two accounts that share an e-mail address, so that one's card proposes the other. */
    async createPair(): Promise<[TestUser, TestUser]> {
      const pair: [TestUser, TestUser] = [
        await gateway.createUser({ phone: newPhone() }),
        await gateway.createUser({ phone: newPhone() }),
      ]
      for (const { id } of pair) await change(id, { email: `of-${pair[0].id}@mail.ru` })
      return pair
    },
    preview: (staying: TestUser, closed: TestUser, as = senior) =>
      gateway.ask(previewMerge, { as, params: { id: staying.id }, query: { closedId: closed.id } }),
    merge: (staying: TestUser, closed: TestUser, as = senior) =>
      gateway.ask(mergeAccounts, {
        as,
        params: { id: staying.id },
        body: { closedId: closed.id, reason: 'Сменил номер' },
      }),
  }
}
