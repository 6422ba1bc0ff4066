import { randomUUID } from 'node:crypto'
import { ROLE_NAMES, ROLES, type Role } from '@trassa/contracts/enumerations/users'
import { formatPhone, normalizePhone } from '@trassa/contracts/phone'
import { readConfig } from './config.ts'
import type { Database } from './database/connect.ts'
import { migrateDatabase } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { grantRole } from './features/users/grant-role.ts'
import { listStaff, type UserRecord } from './features/users/users.repository.ts'

const GRANTABLE = ROLES.filter((role) => role !== 'user')

const USAGE = `Роли сотрудников:
  moderators grant <телефон> [${GRANTABLE.join(' | ')}]   выдать роль (без указания – moderator)
  moderators revoke <телефон>                                     забрать роль
  moderators list                                                 показать всех`

const isGrantable = (role: string): role is Role => GRANTABLE.some((known) => known === role)

const line = (user: UserRecord) =>
  `${formatPhone(user.phone)}  ${user.username}: ${ROLE_NAMES[user.role]}`

type Command = (db: Database) => Promise<string[]>

/** The command that the words ask for, before anything is opened; a wrong word is an error. */
function parse([group, action, spelling = '', role = 'moderator']: string[]): Command {
  if (group !== 'moderators') throw new Error(USAGE)
  if (action === 'list') {
    return async (db) => {
      const staff = await listStaff(db)
      return staff.length > 0 ? staff.map(line) : ['Пока никого.']
    }
  }
  if (action !== 'grant' && action !== 'revoke') throw new Error(USAGE)
  const phone = normalizePhone(spelling)
  if (!phone || !isGrantable(role)) throw new Error(USAGE)
  const given = action === 'grant' ? role : 'user'
  return async (db) => {
    const sessionId = `cli-${randomUUID()}`
    return [line(await grantRole(db, { phone, role: given, actorId: null, sessionId }))]
  }
}

try {
  const command = parse(process.argv.slice(2))
  const database = await openDatabase(readConfig(process.env), { join: true })
  try {
    await migrateDatabase(database.connection.db)
    for (const text of await command(database.connection.db)) console.log(text)
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
