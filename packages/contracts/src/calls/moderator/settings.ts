import { z } from 'zod'
import { defineCall } from '../../call.ts'
import {
  operatorSettingSchema,
  settingKeySchema,
  settingVersionSchema,
} from '../../entities/moderator/operator-setting.ts'
import { outsideLinksSchema } from '../../entities/site-state.ts'

export const readSettings = defineCall({
  id: 'moderator.settings',
  method: 'GET',
  path: '/v1/moderator/settings',
  access: 'support',
  summary: 'The settings of the operator as they are now, and what counts where they are not set',
  answer: z.object({
    settings: z.array(settingVersionSchema),
    /** What the server's environment says (docs/decisions/089). */
    environment: z.object({ outsideLinks: outsideLinksSchema, isClosed: z.boolean() }),
  }),
})

export const readSettingVersions = defineCall({
  id: 'moderator.settingVersions',
  method: 'GET',
  path: '/v1/moderator/settings/versions',
  access: 'support',
  summary: 'The values that a setting has had, the latest first, at most 100',
  query: z.object({ key: settingKeySchema }),
  answer: z.array(settingVersionSchema),
})

export const changeSetting = defineCall({
  id: 'moderator.changeSetting',
  method: 'POST',
  path: '/v1/moderator/settings',
  access: 'seniorModerator',
  idempotent: true,
  summary: 'Set a setting of the operator; it counts in all processes within seconds',
  body: z.object({
    setting: operatorSettingSchema,
    /** The version that the change was made from. */
    version: z.int().min(0),
  }),
  answer: settingVersionSchema,
  errors: ['settings.stale'],
})
