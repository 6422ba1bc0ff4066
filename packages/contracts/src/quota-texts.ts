import type { UserType } from './enumerations/users.ts'

interface QuotaRefusal {
  /** The error's code; its sentence is the title and the text. */
  code: 'ad.quota' | 'ad.company_quota'
  title: string
  /** What the person can do now; says nothing of the title again. */
  text: string
}

/**
 * What an owner is told who may publish nothing more free (domain §2), by the type of their account: nothing that a
 * company takes down makes room, because it publishes nothing free.
 */
export const QUOTA_REFUSALS: Record<UserType, QuotaRefusal> = {
  0: {
    code: 'ad.quota',
    title: 'Бесплатные публикации закончились',
    text: 'Оплатите публикацию или снимите другое объявление.',
  },
  1: {
    code: 'ad.company_quota',
    title: 'Публикации компаний платные',
    text: 'Оплатите одну публикацию или купите пакет: так дешевле.',
  },
}

/** The code of a refused publication of such an account. */
export const quotaCodeOf = (type: UserType): QuotaRefusal['code'] => QUOTA_REFUSALS[type].code
