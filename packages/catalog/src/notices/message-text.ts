import { cut } from '../format/cut.ts'
import { countAds, listed, quoted } from './ad-words.ts'
import type { NoticeContent } from './notice-content.ts'

/** What the address of a list leaves of the two parts of an SMS for a text. */
const BESIDE_URL = 40

/** What a moderator writes to the owner of ads, one message for all of them (domain §9, bulk). */
export interface MessageFacts {
  text: string
  titles: readonly string[]
  url: string
}

/** The text of a moderator's message: in the notices, and in the preview before it is sent. */
export const messageContent = ({ text, titles, url }: MessageFacts): NoticeContent => ({
  subject:
    titles.length === 1
      ? `Сообщение модератора об объявлении ${quoted(titles[0])}`
      : `Сообщение модератора: ${countAds(titles.length)}`,
  lines: [...text.split(/\n+/).filter(Boolean), ...listed(titles)],
  action: { name: 'Мои объявления', url },
  sms: `сообщение модератора: ${cut(text, BESIDE_URL)} Целиком: ${url}`,
})
