import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import type { Database } from '../../platform/database/connect.ts'
import type { Trace } from '../../platform/http/trace.ts'
import { readSetting, writeSetting } from './write-setting.ts'

const OPEN: OperatorSetting = { key: 'maintenance', value: null }

/** Opens the site without the console (docs/operations.md). @returns `false` where it was open */
export const openSite = (db: Database, trace: Trace): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { setting, version } = await readSetting(tx, 'maintenance')
    if (setting.value === null) return false
    await writeSetting(tx, OPEN, { version, actorId: null, trace })
    return true
  })
