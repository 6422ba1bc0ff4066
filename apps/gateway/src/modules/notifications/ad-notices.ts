import { cut } from '@trassa/catalog/format/cut'
import { formatMoney } from '@trassa/catalog/format/money'
import { inSentence } from '@trassa/catalog/format/numbers'
import { countAds, listed, quoted } from '@trassa/catalog/notices/ad-words'
import { type DecisionFacts, decisionContent } from '@trassa/catalog/notices/decision-texts'
import { type MessageFacts, messageContent } from '@trassa/catalog/notices/message-text'
import { DAY_SECONDS, type Notice } from './notice.ts'

/** What the notices about ads are made of. */
export interface AdFacts {
  /** A moderator has begun an ad for its owner, who confirms it by a one-time link (domain §9). */
  adConfirmation: { title: string; url: string }
  /** A moderator has decided in favour of the owner: published, changes accepted, a block taken back. */
  adApproved: DecisionFacts
  /** A moderator has decided otherwise. */
  adRefused: DecisionFacts
  /** A moderator writes to the owner of ads; one message for all of them (domain §9, bulk). */
  moderatorMessage: MessageFacts
  /** domain §3: three days before. */
  adExpiresSoon: ExpiryFacts
  /** domain §3: one day before. */
  adExpiresTomorrow: ExpiryFacts
  /** domain §8: «Ещё продаёте?», on days 7 and 14; one ad is answered at once, several on the site. */
  stillOffered: { title: string; days: number; adId: string; isService: boolean; url: string }
  stillOfferedMany: { titles: readonly string[]; hasService: boolean; url: string }
  /** issue 11: a company's file of stock could not be loaded, or has shrunk and waits for a yes; `host` of its address. */
  feedStopped: { host: string; isShrunk: boolean; message: string; url: string }
  /** Issue 12: what became of the ad that a user complained of. */
  complaintAnswered: { title: string; result: ComplaintResult; url: string }
  /** A moderator has imported a company's stock (domain §9): `total` drafts wait for their owner. */
  stockImported: { total: number; url: string }
  /** domain §8: an ad that a user keeps has become cheaper; roubles. */
  priceDropped: { title: string; from: number; price: number; url: string }
}

/** What a complaint has come to, as far as it concerns who made it. */
type ComplaintResult = 'removed' | 'left'

const COMPLAINT_RESULTS: Record<ComplaintResult, { line: string; sms: string }> = {
  removed: {
    line: 'Объявление снято с публикации. Спасибо, что сообщили.',
    sms: 'оно снято с публикации',
  },
  left: {
    line: 'Нарушений не нашли, объявление остаётся на сайте. Спасибо, что сообщили.',
    sms: 'нарушений не нашли',
  },
}

interface ExpiryFacts {
  titles: readonly string[]
  /** Whether a service is among them, which is not sold. */
  hasService: boolean
  date: string
  url: string
}

/** What a signed link leaves of the two parts of an SMS for a title. */
const BESIDE_LINK = 18

/** The buttons below «Ещё продаёте?», as `main` gives them to the bot. */
export const STILL_OFFERED_BUTTONS = { yes: 'offered', no: 'sold' } as const

const expiryContent = ({ titles, hasService, date, url }: ExpiryFacts) => ({
  subject:
    titles.length === 1
      ? `${date} истекает срок объявления ${quoted(titles[0])}`
      : `${date} истекает срок: ${countAds(titles.length)}`,
  lines: [
    ...listed(titles),
    `После этого в поиске вас не увидят. ${hasService ? 'Если объявление актуально' : 'Если ещё продаёте'}, продлите публикацию в разделе «Мои объявления».`,
  ],
  action: { name: 'Мои объявления', url },
  sms: `${date} истекает срок: ${titles.length === 1 ? `объявление ${quoted(titles[0], 30)}` : countAds(titles.length)}. ${url}`,
})

export const AD_NOTICES: { readonly [T in keyof AdFacts]: Notice<AdFacts[T]> } = {
  adConfirmation: {
    choice: 'adConfirmation',
    sms: 'always',
    atNight: true,
    lifetimeSeconds: 7 * DAY_SECONDS,
    content: ({ title, url }) => ({
      subject: 'Подтвердите объявление',
      lines: [
        `Модератор подготовил для вас объявление «${title}». Оно появится на сайте, когда вы его подтвердите.`,
      ],
      action: { name: 'Посмотреть и подтвердить', url },
      sms: `подтвердите объявление «${cut(title, BESIDE_LINK)}» ${url}`,
    }),
  },
  stockImported: {
    choice: 'adConfirmation',
    sms: 'always',
    atNight: false,
    lifetimeSeconds: 7 * DAY_SECONDS,
    content: ({ total, url }) => ({
      subject: 'Подтвердите объявления из вашего файла',
      lines: [
        `Модератор подготовил для вас ${countAds(total)} из файла склада. Они лежат в черновиках и появятся на сайте, когда вы их опубликуете.`,
      ],
      action: { name: 'Посмотреть и опубликовать', url },
      sms: `модератор подготовил ${countAds(total)} из вашего файла, опубликуйте: ${url}`,
    }),
  },
  adApproved: {
    choice: 'moderation',
    sms: 'never',
    atNight: false,
    lifetimeSeconds: 3 * DAY_SECONDS,
    content: decisionContent,
  },
  adRefused: {
    choice: 'moderation',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: 3 * DAY_SECONDS,
    content: decisionContent,
  },
  moderatorMessage: {
    choice: 'moderation',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: 3 * DAY_SECONDS,
    content: messageContent,
  },
  adExpiresSoon: {
    choice: 'adTerm',
    sms: 'never',
    atNight: false,
    lifetimeSeconds: DAY_SECONDS,
    content: expiryContent,
  },
  adExpiresTomorrow: {
    choice: 'adTerm',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: DAY_SECONDS / 2,
    content: expiryContent,
  },
  stillOffered: {
    choice: 'stillOffered',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: 2 * DAY_SECONDS,
    content: ({ title, days, adId, isService, url }) => {
      const question = isService ? 'Ещё оказываете услугу' : 'Ещё продаёте'
      return {
        subject: `${question} «${title}»?`,
        lines: [
          `Объявление на сайте уже ${days} дней. Ответьте одним нажатием: покупатели увидят, что оно актуально.`,
        ],
        action: { name: 'Ответить', url },
        answers: [
          { text: isService ? 'Да' : 'Да, продаю', data: `${STILL_OFFERED_BUTTONS.yes}:${adId}` },
          { text: isService ? 'Нет' : 'Уже продано', data: `${STILL_OFFERED_BUTTONS.no}:${adId}` },
        ],
        sms: `${inSentence(question)} «${cut(title, BESIDE_LINK)}»? ${url}`,
      }
    },
  },
  stillOfferedMany: {
    choice: 'stillOffered',
    sms: 'never',
    atNight: false,
    lifetimeSeconds: 2 * DAY_SECONDS,
    content: ({ titles, hasService, url }) => {
      const question = hasService ? 'Объявления ещё актуальны?' : 'Ещё продаёте?'
      return {
        subject: `${question} ${countAds(titles.length)}`,
        lines: [
          ...listed(titles),
          'Подтвердите их в разделе «Мои объявления»: покупатели увидят, что они актуальны.',
        ],
        action: { name: 'Мои объявления', url },
        sms: `${inSentence(question)} ${countAds(titles.length)} ждут ответа: ${url}`,
      }
    },
  },
  feedStopped: {
    choice: 'stock',
    sms: 'never',
    atNight: false,
    lifetimeSeconds: 2 * DAY_SECONDS,
    content: ({ host, isShrunk, message, url }) => ({
      subject: isShrunk ? 'Автозагрузка ждёт вашего решения' : 'Автозагрузка остановилась',
      lines: [`Файл с ${host}: ${message}`, 'Пока ваши объявления остаются как были.'],
      action: { name: 'Открыть автозагрузку', url },
      sms: `автозагрузка: ${isShrunk ? 'файл ждёт вашего решения' : 'файл не прочитан'}. ${url}`,
    }),
  },
  complaintAnswered: {
    choice: 'complaints',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: 3 * DAY_SECONDS,
    content: ({ title, result, url }) => ({
      subject: `Мы проверили объявление ${quoted(title)} по вашей жалобе`,
      lines: [COMPLAINT_RESULTS[result].line],
      ...(result !== 'removed' && { action: { name: 'Посмотреть объявление', url } }),
      sms: `по вашей жалобе проверили объявление ${quoted(title, 30)}: ${COMPLAINT_RESULTS[result].sms}`,
    }),
  },
  priceDropped: {
    choice: 'priceDrops',
    sms: 'never',
    atNight: false,
    lifetimeSeconds: 2 * DAY_SECONDS,
    content: ({ title, from, price, url }) => ({
      subject: `Цена снижена: ${title}`,
      lines: [`Было ${formatMoney(from)}, стало ${formatMoney(price)}.`],
      action: { name: 'Открыть объявление', url },
      sms: `цена снижена: «${cut(title, 30)}», ${formatMoney(price)}. ${url}`,
    }),
  },
}
