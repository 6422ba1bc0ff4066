import type { SandboxPayment } from './sandbox-provider.ts'

/** What notices may speak of, as ЮKassa names it. */
export type NoticeEvent = 'succeeded' | 'canceled' | 'waiting_for_capture'

export interface Choice {
  label: string
  hint: string
  outcome: SandboxPayment['outcome']
  /** When the outcome counts. */
  afterSeconds: number
  /** A notice of the payment comes before the outcome counts. */
  isEarly?: true
  /** Notices, one lot after another; those of a lot come at the same time. */
  notices: readonly (readonly NoticeEvent[])[]
  /** How long after the choice they come. */
  noticesAfterSeconds?: number
}

const LATER_SECONDS = 20

/** What a buyer may let the provider of the demo do (domain §6). */
export const CHOICES = {
  pay: {
    label: 'Оплатить',
    hint: 'Деньги списаны, уведомление пришло.',
    outcome: 'succeeded',
    afterSeconds: 0,
    notices: [['succeeded']],
  },
  decline: {
    label: 'Отклонить',
    hint: 'Банк отказал, уведомление пришло.',
    outcome: 'cancelled',
    afterSeconds: 0,
    notices: [['canceled']],
  },
  later: {
    label: 'Оплатить позже',
    hint: `Деньги спишутся через ${LATER_SECONDS} секунд, уведомления не будет.`,
    outcome: 'succeeded',
    afterSeconds: LATER_SECONDS,
    notices: [],
  },
  lateNotice: {
    label: 'Оплатить, уведомить позже',
    hint: `Деньги списаны сразу, уведомление придёт через ${LATER_SECONDS} секунд.`,
    outcome: 'succeeded',
    afterSeconds: 0,
    notices: [['succeeded']],
    noticesAfterSeconds: LATER_SECONDS,
  },
  repeat: {
    label: 'Оплатить и уведомить пять раз',
    hint: 'Пять одинаковых уведомлений одновременно.',
    outcome: 'succeeded',
    afterSeconds: 0,
    notices: [Array<NoticeEvent>(5).fill('succeeded')],
  },
  reorder: {
    label: 'Оплатить и перепутать уведомления',
    hint: 'Первое приходит раньше денег, потом – об отмене, об оплате и о том, что деньги ждут списания.',
    outcome: 'succeeded',
    afterSeconds: 0,
    isEarly: true,
    notices: [['canceled'], ['succeeded'], ['waiting_for_capture']],
  },
  silent: {
    label: 'Не отвечать',
    hint: 'Ничего не произойдёт, заказ останется неоплаченным.',
    outcome: null,
    afterSeconds: 0,
    notices: [],
  },
} as const satisfies Record<string, Choice>

export type ChoiceName = keyof typeof CHOICES
