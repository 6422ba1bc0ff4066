export { BOT_ANSWER_TOPIC } from './bot-answer.ts'
export { startTelegramBot } from './start-bot.ts'
