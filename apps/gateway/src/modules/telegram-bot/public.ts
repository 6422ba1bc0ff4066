export { BOT_ANSWER_TOPIC } from './bot-answer.ts'
export {
  type AskedAnswer,
  type BotAnswer,
  type BotFeature,
  type BotQuestion,
  type BotRequest,
  buttonData,
  type PressAnswer,
  type PressRequest,
  type TelegramButtons,
} from './bot-feature.ts'
export { sandboxChatPages } from './sandbox/sandbox-chat.pages.ts'
export { SANDBOX_CHAT } from './sandbox/sandbox-chat-html.ts'
export { startTelegramBot } from './start-bot.ts'
export { telegramBotJobs } from './telegram-bot.jobs.ts'
export { telegramWebhook, WEBHOOK_PATH } from './webhook.plugin.ts'
