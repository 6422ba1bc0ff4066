import type { OwnerDecision } from '@trassa/contracts/enumerations/moderation'
import { cut } from '../format/cut.ts'
import { inSentence } from '../format/numbers.ts'
import { countAds, listed, quoted } from './ad-words.ts'
import type { NoticeContent } from './notice-content.ts'

/** One decision on one ad or, of a bulk change, on several of an owner. */
export interface DecisionFacts {
  decision: OwnerDecision
  titles: readonly string[]
  /** What the moderator has written, the same for all of the ads. */
  reasons: readonly string[]
  /** The ad's page or form, or the list that the ads are in. */
  url: string
}

interface DecisionText {
  one: (title: string) => string
  many: (count: string) => string
  /** What follows from it. */
  next: string
  action: { one: string; many: string }
}

const TO_ADS = 'Мои объявления'

const TEXTS: Record<OwnerDecision, DecisionText> = {
  approved: {
    one: (title) => `Объявление ${title} опубликовано`,
    many: (count) => `Опубликовано: ${count}`,
    next: 'Проверка пройдена, покупатели уже видят вас в поиске.',
    action: { one: 'Открыть объявление', many: TO_ADS },
  },
  revisionApproved: {
    one: (title) => `Изменения в объявлении ${title} приняты`,
    many: (count) => `Изменения приняты: ${count}`,
    next: 'Покупатели видят новую версию.',
    action: { one: 'Открыть объявление', many: TO_ADS },
  },
  appealGranted: {
    one: (title) => `Блокировка объявления ${title} снята`,
    many: (count) => `Блокировка снята: ${count}`,
    next: 'Другой модератор рассмотрел обжалование и согласился с вами.',
    action: { one: 'Открыть объявление', many: TO_ADS },
  },
  fixRequested: {
    one: (title) => `Исправьте объявление ${title}`,
    many: (count) => `Нужно исправить: ${count}`,
    next: 'Исправьте и отправьте на проверку ещё раз. Через 14 дней без изменений публикация снимается.',
    action: { one: 'Исправить', many: TO_ADS },
  },
  revisionRefused: {
    one: (title) => `Изменения в объявлении ${title} не приняты`,
    many: (count) => `Изменения не приняты: ${count}`,
    next: 'Покупатели видят прежнюю версию.',
    action: { one: 'Исправить', many: TO_ADS },
  },
  blocked: {
    one: (title) => `Объявление ${title} заблокировано`,
    many: (count) => `Заблокировано: ${count}`,
    next: 'Если не согласны, обжалуйте в разделе «Мои объявления»: решит другой модератор.',
    action: { one: TO_ADS, many: TO_ADS },
  },
  appealRefused: {
    one: (title) => `Объявление ${title} остаётся заблокированным`,
    many: (count) => `Остаётся заблокировано: ${count}`,
    next: 'Другой модератор рассмотрел обжалование. Это решение окончательное.',
    action: { one: TO_ADS, many: TO_ADS },
  },
  takenOff: {
    one: (title) => `Модератор снял с публикации объявление ${title}`,
    many: (count) => `Модератор снял с публикации: ${count}`,
    next: 'Посмотреть можно в разделе «Мои объявления», в архиве.',
    action: { one: TO_ADS, many: TO_ADS },
  },
  deleted: {
    one: (title) => `Модератор удалил объявление ${title}`,
    many: (count) => `Модератор удалил: ${count}`,
    next: 'Если не согласны, напишите в поддержку.',
    action: { one: TO_ADS, many: TO_ADS },
  },
}

/** Reasons beyond these are in the ad's form: Telegram takes 4096 signs. */
const REASONS = 5

/** The text of the notice about a decision (domain §3): in the notices, and in the preview before a moderator decides. */
export function decisionContent({ decision, titles, reasons, url }: DecisionFacts): NoticeContent {
  const { one, many, next, action } = TEXTS[decision]
  const isOne = titles.length === 1
  const say = (signs?: number) =>
    isOne ? one(quoted(titles[0], signs)) : many(countAds(titles.length))
  return {
    subject: say(),
    lines: [
      ...listed(titles),
      ...reasons.slice(0, REASONS).map((reason) => cut(reason, 500)),
      ...(reasons.length > REASONS ? ['Остальное – в объявлении.'] : []),
      next,
    ],
    action: { name: isOne ? action.one : action.many, url },
    sms: `${inSentence(say(30))}. ${url}`,
  }
}
