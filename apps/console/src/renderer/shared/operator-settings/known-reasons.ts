import { operatorSettingSchema } from '@trassa/contracts/entities/moderator/operator-setting'
import { createFormDrafts } from '../../lib/form-drafts.ts'

/** The settings of reasons as they were read last: main keeps them, so that they are there without the gateway. */
export const knownReasons = createFormDrafts('known-reasons', operatorSettingSchema.array(), [])

/** The one entry of them. */
export const KNOWN = 'last'
