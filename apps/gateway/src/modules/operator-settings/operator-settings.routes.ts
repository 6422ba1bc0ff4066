import {
  changeSetting,
  readSettings,
  readSettingVersions,
} from '@trassa/contracts/calls/moderator/settings'
import { readSiteState } from '@trassa/contracts/calls/site'
import type { FastifyInstance } from 'fastify'
import { keptAnswer } from '../../platform/http/kept-answer.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { registerKept } from '../../platform/http/register-kept.ts'
import type { OperatorSettingsService } from './operator-settings.service.ts'
import type { SiteStateReader } from './site-state.ts'

interface OperatorSettingsRoutes {
  settings: OperatorSettingsService
  siteState: SiteStateReader
}

export function registerOperatorSettings(
  app: FastifyInstance,
  { settings, siteState }: OperatorSettingsRoutes,
): void {
  registerKept(app, readSiteState, async () => keptAnswer(readSiteState, await siteState.read()))
  registerCall(app, readSettings, () => settings.read())
  registerCall(app, readSettingVersions, ({ query }) => settings.versionsOf(query.key))
  registerCall(app, changeSetting, ({ body, idempotencyKey, ...asked }) =>
    settings.change(body, { ...asked, key: idempotencyKey }),
  )
}
