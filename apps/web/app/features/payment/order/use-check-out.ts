import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { checkOut } from '@trassa/contracts/calls/payments'
import { useEffect, useRef } from 'react'
import { leaveTo } from '../../../lib/browser/leave-to.ts'
import { useApi } from '../../../shared/api/api-context.ts'

/**
 * Sends the buyer to the till. The button stays busy until the page is left; a browser that keeps the page shows it
 * as it was when the buyer comes back, so that it is made ready again.
 */
export function useCheckOut(orderId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    // Without a key: an order has one open payment, so a repeat comes to the same till.
    mutationFn: () => api.ask(checkOut, { params: { id: orderId }, body: {} }),
    onSuccess: ({ confirmationUrl }) => leaveTo(confirmationUrl),
    onError: () => {
      isUnderWay.current = false
      // It may have been paid or cancelled in another tab.
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    },
  })
  const { reset } = mutation
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isUnderWay.current = false
      reset()
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [reset, queryClient])

  return {
    isBusy: mutation.isPending || mutation.isSuccess,
    isPaused: mutation.isPaused,
    error: mutation.error,
    pay() {
      // A second press may come before the button shows the first one.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate()
    },
  }
}
