import { useMutation } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { revealPhone } from '@trassa/contracts/calls/ads'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { useApi } from '../api/api-context.ts'

/** What the page's form was answered with, where it was sent before a script could ask. */
export interface AnsweredForm {
  phone?: string
  failure?: string
}

/** The seller's phone, requested on a click only (domain §2). */
export function usePhone(adId: string, answered: AnsweredForm = {}) {
  const api = useApi()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.ask(revealPhone, { params: { id: adId } }),
  })
  return {
    phone: data?.phone ?? answered.phone,
    /** The text of the failure. */
    failure: error
      ? error instanceof AppError
        ? error.message
        : ERROR_TEXTS['server.failed']
      : (answered.failure ?? null),
    /** Whether a retry can succeed. */
    canRetry: !(error instanceof AppError && error.code === 'ad.phone_hidden'),
    isPending,
    reveal: () => mutate(),
  }
}

export type Phone = ReturnType<typeof usePhone>
