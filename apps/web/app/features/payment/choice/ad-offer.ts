import type { EditableAd } from '@trassa/contracts/entities/ad'
import {
  type AdState,
  PAYMENT_STATUSES,
  type PaymentStatus,
  stateOf,
} from '@trassa/contracts/enumerations/ads'
import { PATHS } from '../../../shared/addresses/paths.ts'

/** What the owner of an ad may pay for, or why there is nothing (domain §3, §5). */
export type AdOffer =
  | { is: 'publication' }
  | { is: 'promotion' }
  | { is: 'nothing'; title: string; text: string; to: string; label: string }

const NOTHING = {
  paid: {
    title: 'Публикация уже оплачена',
    text: 'Дополните объявление и нажмите «Разместить». Второй раз платить не нужно.',
    label: 'Дополнить объявление',
  },
  unsent: {
    title: 'Объявление ещё не готово',
    text: 'Заполните его и нажмите «Разместить». Если публикация окажется платной, вы вернётесь сюда.',
    label: 'Продолжить',
  },
  blocked: {
    title: 'Объявление заблокировано',
    text: 'Оплатить его нельзя. Причина и обжалование – в архиве объявлений.',
    label: 'Архив объявлений',
  },
  deleted: {
    title: 'Объявление удалено',
    text: 'Оплатить его нельзя. Разместите новое.',
    label: 'Мои объявления',
  },
} as const

type DraftOffer = 'publication' | 'paid' | 'unsent'

/** A draft waits for its payment once its owner has submitted it. */
const OF_DRAFT: Record<PaymentStatus, DraftOffer> = {
  [PAYMENT_STATUSES.free]: 'unsent',
  [PAYMENT_STATUSES.awaiting]: 'publication',
  [PAYMENT_STATUSES.paidSingly]: 'paid',
  [PAYMENT_STATUSES.fromPackage]: 'paid',
  [PAYMENT_STATUSES.failed]: 'publication',
  [PAYMENT_STATUSES.refunded]: 'unsent',
}

function offerOfDraft({ id, paymentStatus }: EditableAd): AdOffer {
  const offer = OF_DRAFT[paymentStatus]
  if (offer === 'publication') return { is: 'publication' }
  return { is: 'nothing', ...NOTHING[offer], to: `${PATHS.createAd}?id=${id}` }
}

const PROMOTED = (): AdOffer => ({ is: 'promotion' })
/** Promotions may be bought with it; their time begins when it is in the lists. */
const RENEWED = (): AdOffer => ({ is: 'publication' })

const OFFERS: Record<AdState, (ad: EditableAd) => AdOffer> = {
  draft: offerOfDraft,
  active: PROMOTED,
  moderation: PROMOTED,
  needsFix: PROMOTED,
  blocked: () => ({ is: 'nothing', ...NOTHING.blocked, to: PATHS.archive }),
  expired: RENEWED,
  archived: RENEWED,
  deleted: () => ({ is: 'nothing', ...NOTHING.deleted, to: PATHS.myAds }),
}

/** What may be paid for in the ad's present state. */
export const offerOf = (ad: EditableAd): AdOffer => OFFERS[stateOf(ad.stat)](ad)
