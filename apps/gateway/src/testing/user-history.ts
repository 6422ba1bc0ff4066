import { and, eq, ne } from 'drizzle-orm'
import { auditRows } from '../modules/audit/public.ts'
import type { TestGateway } from './test-gateway.ts'

/** Audit rows about a user in their order, without the session that each test user begins with. */
export const userHistory = (db: TestGateway['db'], userId: string) =>
  db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.userId, userId), ne(auditRows.event, 'session.opened')))
    .orderBy(auditRows.id)
