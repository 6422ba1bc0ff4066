import { AppError } from '@trassa/contracts/app-error'
import { QUOTA_REFUSALS } from '@trassa/contracts/quota-texts'

/** The words of a refusal for want of free publications; `undefined` for every other error. */
export const quotaRefusalOf = (error: Error | null) =>
  error instanceof AppError
    ? Object.values(QUOTA_REFUSALS).find(({ code }) => code === error.code)
    : undefined

export const isQuotaRefusal = (error: Error | null): boolean => quotaRefusalOf(error) !== undefined
