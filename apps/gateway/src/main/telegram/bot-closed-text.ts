import type { FastifyBaseLogger } from 'fastify'
import { createClosedText, createSiteState } from '../../modules/operator-settings/public.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Config } from '../config.ts'

interface BotClosedTextDependencies {
  db: Database
  config: Pick<Config, 'outsideLinks' | 'maintenance'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What the bot answers to a change while the site is closed (docs/decisions/153); gives `null` while it is open. */
export const botClosedText = ({ db, config, log }: BotClosedTextDependencies) =>
  createClosedText(
    createSiteState({
      db,
      now: () => new Date(),
      environment: { outsideLinks: config.outsideLinks, isClosed: config.maintenance },
      onError: (err) => log.warn({ err }, 'Settings cannot be read, the former ones count'),
    }),
  )
