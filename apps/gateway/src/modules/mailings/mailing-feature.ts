import type { BotFeature } from '../telegram-bot/public.ts'
import { mailingButtons } from './message/mailing-buttons.ts'
import { searchesCommand } from './searches-command.ts'

type Dependencies = Parameters<typeof mailingButtons>[0] & Parameters<typeof searchesCommand>[0]

/** What mailings add to the bot. */
export const createMailingFeature = (dependencies: Dependencies): BotFeature => {
  const { commands, buttons } = searchesCommand(dependencies)
  return { commands, buttons: { ...buttons, ...mailingButtons(dependencies) } }
}
