export { BOT_ANSWER_TOPIC } from './bot-answer.ts'
export {
  type BotCommand,
  type BotFeature,
  type BotRequest,
  buttonData,
  type PressAnswer,
  type TelegramButtons,
} from './bot-feature.ts'
export { startTelegramBot } from './start-bot.ts'
