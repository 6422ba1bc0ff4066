import { formatMoney } from '@trassa/catalog/format/money'
import type { NoticeKind } from '@trassa/contracts/enumerations/notices'
import { PRODUCT_NAME } from '@trassa/contracts/product'

/** What the text of each notice is made of. */
export interface NoticeFacts {
  /** A moderator has begun an ad for its owner, who confirms it by a one-time link (domain §9). */
  adConfirmation: { title: string; url: string }
  /** Publications of packages lapse unused (domain §5). */
  packageLapses: { units: number; lastDay: string; url: string }
  /** Money of an order goes back (domain §5); `takenBack`: what the order gave and does not work any more. */
  refundBegun: MoneyBack & { takenBack: readonly string[] }
  /** An order was paid twice, and the second payment goes back. */
  surplusReturned: MoneyBack
  /** The provider or the accountant has sent it. */
  refundSent: MoneyBack
  /** A senior moderator has given something for nothing. */
  compensation: { title: string; url: string }
}

interface MoneyBack {
  order: string
  /** Roubles; a transfer may have kopecks. */
  amount: number
  to: 'card' | 'account'
}

export type NoticeType = keyof NoticeFacts

export interface Notice<Facts> {
  /** Under which its user switches it off. */
  choice: NoticeKind
  /** Whether an SMS, which costs money, is sent beside a letter. */
  sms: 'always' | 'whereNothingElse'
  /** How long it makes sense; not sent later. */
  lifetimeSeconds: number
  text: (facts: Facts) => string
  /** `null` where the notice has no letter. */
  letter: ((facts: Facts) => NoticeLetter) | null
}

export interface NoticeLetter {
  subject: string
  /** Sentences that stand below each other; what people wrote among them is plain text. */
  lines: readonly string[]
  /** Where there is something to do, with what it is called. */
  action?: { name: string; url: string }
}

const DAY = 24 * 60 * 60

const TARGETS: Record<MoneyBack['to'], string> = {
  card: 'на карту, с которой вы платили',
  account: 'на расчётный счёт, с которого вы платили',
}

/** Every notice: a new one is a line in `NoticeFacts` and a row here. */
export const NOTICES: { readonly [T in NoticeType]: Notice<NoticeFacts[T]> } = {
  adConfirmation: {
    choice: 'adConfirmation',
    sms: 'always',
    lifetimeSeconds: 7 * DAY,
    text: ({ title, url }) => `${PRODUCT_NAME}: подтвердите объявление «${title}» ${url}`,
    letter: null,
  },
  packageLapses: {
    choice: 'packageLapses',
    sms: 'whereNothingElse',
    lifetimeSeconds: DAY,
    text: ({ units, lastDay, url }) =>
      `${PRODUCT_NAME}: ${lastDay} сгорят неиспользованные публикации (${units}). Разместите объявления: ${url}`,
    letter: ({ units, lastDay, url }) => ({
      subject: `${lastDay} сгорят неиспользованные публикации`,
      lines: [`В ваших пакетах остались публикации (${units}), которые сгорят ${lastDay}.`],
      action: { name: 'Посмотреть пакеты', url },
    }),
  },
  refundBegun: {
    choice: 'refunds',
    sms: 'always',
    lifetimeSeconds: DAY,
    text: ({ order, amount, to, takenBack }) => {
      const ended = takenBack.length === 0 ? '' : ` Больше не действует: ${takenBack.join(', ')}.`
      return `${PRODUCT_NAME}: возвращаем ${formatMoney(amount)} за заказ № ${order} ${TARGETS[to]}.${ended}`
    },
    letter: ({ order, amount, to, takenBack }) => ({
      subject: `Возвращаем деньги за заказ № ${order}`,
      lines: [
        `Возвращаем ${formatMoney(amount)} ${TARGETS[to]}.`,
        ...(takenBack.length === 0 ? [] : [`Больше не действует: ${takenBack.join(', ')}.`]),
      ],
    }),
  },
  surplusReturned: {
    choice: 'refunds',
    sms: 'always',
    lifetimeSeconds: DAY,
    text: ({ order, amount, to }) =>
      `${PRODUCT_NAME}: заказ № ${order} оплачен дважды. Второй платёж, ${formatMoney(amount)}, возвращаем ${TARGETS[to]}.`,
    letter: ({ order, amount, to }) => ({
      subject: `Заказ № ${order} оплачен дважды`,
      lines: [`Второй платёж, ${formatMoney(amount)}, возвращаем ${TARGETS[to]}.`],
    }),
  },
  refundSent: {
    choice: 'refunds',
    sms: 'whereNothingElse',
    lifetimeSeconds: DAY,
    text: ({ order, amount, to }) =>
      `${PRODUCT_NAME}: отправили ${formatMoney(amount)} за заказ № ${order} ${TARGETS[to]}. Банк зачислит деньги в течение нескольких дней.`,
    letter: ({ order, amount, to }) => ({
      subject: `Отправили деньги за заказ № ${order}`,
      lines: [
        `Отправили ${formatMoney(amount)} ${TARGETS[to]}.`,
        'Банк зачислит деньги в течение нескольких дней.',
      ],
    }),
  },
  compensation: {
    choice: 'refunds',
    sms: 'whereNothingElse',
    lifetimeSeconds: DAY,
    text: ({ title, url }) => `${PRODUCT_NAME}: вам дано бесплатно – ${title}. ${url}`,
    letter: ({ title, url }) => ({
      subject: 'Вам дано бесплатно',
      lines: [title],
      action: { name: 'Посмотреть', url },
    }),
  },
}
