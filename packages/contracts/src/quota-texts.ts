import type { UserType } from './enumerations/users.ts'
import { ERROR_TEXTS, type ErrorCode } from './errors.ts'

interface QuotaRefusal {
  code: Extract<ErrorCode, 'ad.quota' | 'ad.company_quota'>
  title: string
  /** What is so, and what the person can do now. */
  text: string
}

/**
 * What an owner is told who may publish nothing more (domain §2), by the type of their account: nothing that a company
 * takes down makes room, because it publishes nothing free.
 */
export const QUOTA_REFUSALS: Record<UserType, QuotaRefusal> = {
  0: {
    code: 'ad.quota',
    title: 'Бесплатные публикации закончились',
    text: ERROR_TEXTS['ad.quota'],
  },
  1: {
    code: 'ad.company_quota',
    title: 'Публикации компаний платные',
    text: ERROR_TEXTS['ad.company_quota'],
  },
}

/** The code of a refused publication of such an account. */
export const quotaCodeOf = (type: UserType): QuotaRefusal['code'] => QUOTA_REFUSALS[type].code
