import { formatMoney } from '@trassa/catalog/format/money'
import { DAY_SECONDS, type Notice } from './notice.ts'

/** What the notices about money and what it buys are made of. */
export interface MoneyFacts {
  /** Publications of packages lapse unused (domain §5). */
  packageLapses: { units: number; lastDay: string; url: string }
  /** An order is paid, and what was bought is there. */
  orderPaid: { order: string; amount: number; lines: readonly string[]; url: string }
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

const TARGETS: Record<MoneyBack['to'], string> = {
  card: 'на карту, с которой вы платили',
  account: 'на расчётный счёт, с которого вы платили',
}

export const MONEY_NOTICES: { readonly [T in keyof MoneyFacts]: Notice<MoneyFacts[T]> } = {
  packageLapses: {
    choice: 'packageLapses',
    sms: 'whereNothingElse',
    atNight: false,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ units, lastDay, url }) => ({
      subject: `${lastDay} сгорят неиспользованные публикации`,
      lines: [`В ваших пакетах остались публикации (${units}), которые сгорят ${lastDay}.`],
      action: { name: 'Посмотреть пакеты', url },
      sms: `${lastDay} сгорят неиспользованные публикации (${units}). Разместите объявления: ${url}`,
    }),
  },
  orderPaid: {
    choice: 'orders',
    sms: 'whereNothingElse',
    atNight: true,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ order, amount, lines, url }) => ({
      subject: `Заказ № ${order} оплачен`,
      lines: [`Получили ${formatMoney(amount)}. Вы купили:`, ...lines.map((line) => `– ${line}`)],
      action: { name: 'Посмотреть', url },
      sms: `заказ № ${order} оплачен, получили ${formatMoney(amount)}. ${url}`,
    }),
  },
  refundBegun: {
    choice: 'refunds',
    sms: 'always',
    atNight: true,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ order, amount, to, takenBack }) => {
      const ended = takenBack.length === 0 ? [] : [`Больше не действует: ${takenBack.join(', ')}.`]
      return {
        subject: `Возвращаем деньги за заказ № ${order}`,
        lines: [`Возвращаем ${formatMoney(amount)} ${TARGETS[to]}.`, ...ended],
        sms: [
          `возвращаем ${formatMoney(amount)} за заказ № ${order} ${TARGETS[to]}.`,
          ...ended,
        ].join(' '),
      }
    },
  },
  surplusReturned: {
    choice: 'refunds',
    sms: 'always',
    atNight: true,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ order, amount, to }) => ({
      subject: `Заказ № ${order} оплачен дважды`,
      lines: [`Второй платёж, ${formatMoney(amount)}, возвращаем ${TARGETS[to]}.`],
      sms: `заказ № ${order} оплачен дважды. Второй платёж, ${formatMoney(amount)}, возвращаем ${TARGETS[to]}.`,
    }),
  },
  refundSent: {
    choice: 'refunds',
    sms: 'whereNothingElse',
    atNight: true,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ order, amount, to }) => ({
      subject: `Отправили деньги за заказ № ${order}`,
      lines: [
        `Отправили ${formatMoney(amount)} ${TARGETS[to]}.`,
        'Банк зачислит деньги в течение нескольких дней.',
      ],
      sms: `отправили ${formatMoney(amount)} за заказ № ${order} ${TARGETS[to]}. Банк зачислит деньги в течение нескольких дней.`,
    }),
  },
  compensation: {
    choice: 'refunds',
    sms: 'whereNothingElse',
    atNight: true,
    lifetimeSeconds: DAY_SECONDS,
    content: ({ title, url }) => ({
      subject: 'Мы начислили вам бесплатно',
      lines: [title],
      action: { name: 'Посмотреть', url },
      sms: `начислили вам бесплатно: ${title}. ${url}`,
    }),
  },
}
