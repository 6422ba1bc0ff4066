import type { BotFeature } from '../telegram-bot/public.ts'
import { mailingButtons } from './message/mailing-buttons.ts'
import { MAILING_BUTTONS } from './message/mailing-message.ts'
import { searchesCommand } from './searches-command.ts'

type Dependencies = Parameters<typeof mailingButtons>[0] & Parameters<typeof searchesCommand>[0]

/** What mailings add to the bot. */
export const createMailingFeature = (dependencies: Dependencies): BotFeature => {
  const { commands = [], buttons = {} } = searchesCommand(dependencies)
  const names = commands.map(({ command }) => command)
  return {
    commands,
    buttons: { ...buttons, ...mailingButtons(dependencies) },
    // What `more` shows is noted as shown, as mailings do, which go on as well.
    reads: [...names, ...Object.keys(buttons), MAILING_BUTTONS.more],
  }
}
