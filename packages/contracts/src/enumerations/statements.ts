interface Outcome {
  /** As the accountant reads it. */
  name: string
  /** What a person has to do about it; empty where nothing. */
  advice: string
}

/** What becomes of a payment of a bank statement (domain §5). */
export const STATEMENT_OUTCOMES = {
  paid: { name: 'Оплачивает счёт', advice: '' },
  booked: { name: 'Уже учтён', advice: '' },
  outgoing: { name: 'Не поступление на наш счёт', advice: '' },
  unknownInvoice: {
    name: 'Счёт не найден',
    advice: 'Узнайте у плательщика номер счёта и отметьте заказ оплаченным вручную.',
  },
  wrongAmount: {
    name: 'Другая сумма',
    advice: 'Договоритесь с плательщиком о доплате или возврате.',
  },
  otherPayer: {
    name: 'Другой плательщик',
    advice: 'Проверьте, за кого платёж, и отметьте заказ оплаченным вручную.',
  },
  alreadyPaid: {
    name: 'Счёт уже оплачен другим платежом',
    advice: 'Верните деньги плательщику.',
  },
  own: { name: 'Ваш собственный заказ', advice: 'Этот платёж учтёт другой сотрудник.' },
} as const satisfies Record<string, Outcome>
export type StatementOutcome = keyof typeof STATEMENT_OUTCOMES
