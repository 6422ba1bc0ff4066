import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import type { SettingKey } from '@trassa/contracts/enumerations/operator-settings'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref } from '../../platform/database/columns.ts'

/**
 * The settings of the operator (docs/decisions/152), append-only, which a trigger guards (its migration): the highest
 * version of a key counts. The primary key lets one of two concurrent changes of a version through.
 */
export const operatorSettings = pgTable(
  'operator_settings',
  {
    key: text().$type<SettingKey>().notNull(),
    version: integer().notNull(),
    /** JSON `null`: what the code or the environment says. */
    value: jsonb().$type<OperatorSetting['value']>().notNull(),
    /** The senior moderator who set it; `null`: the command line. */
    setBy: ref(),
    setAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
