import type { BotFeature } from '../telegram-bot/public.ts'
import { mailingButtons } from './mailing-buttons.ts'

type Dependencies = Parameters<typeof mailingButtons>[0]

/** What mailings add to the bot. */
export const createMailingFeature = (dependencies: Dependencies): BotFeature => ({
  buttons: mailingButtons(dependencies) ?? {},
})
