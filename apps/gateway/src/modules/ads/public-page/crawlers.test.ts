import { expect, it } from 'vitest'
import { isCrawler } from './crawlers.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0'

it.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['YandexBot', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
  ['YandexImages', 'Mozilla/5.0 (compatible; YandexImages/3.0; +http://yandex.com/bots)'],
  ['Mail.RU_Bot', 'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0)'],
  ['TelegramBot', 'TelegramBot (like TwitterBot)'],
  ['WhatsApp’s preview', 'WhatsApp/2.23.20.0'],
  ['headless Chrome', `${CHROME.replace('Chrome/', 'HeadlessChrome/')} Safari/537.36`],
  ['curl', 'curl/8.5.0'],
  ['python-requests', 'python-requests/2.32.3'],
  ['Go', 'Go-http-client/2.0'],
  ['nothing', ''],
  ['no header', undefined],
])('domain §2: %s is a crawler', (_, agent) => {
  expect(isCrawler(agent)).toBe(true)
})

it.each([
  ['Chrome', `${CHROME} Safari/537.36`],
  ['Яндекс Браузер', `${CHROME} YaBrowser/25.8.0.0 Yowser/2.5 Safari/537.36`],
  [
    'Safari on a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
])('%s is no crawler', (_, agent) => {
  expect(isCrawler(agent)).toBe(false)
})
