import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { cancelOrder } from '@trassa/contracts/calls/payments'
import { useToast } from '@trassa/ui/feedback/toast'
import { useRef } from 'react'
import { useApi } from '../api/api-context.ts'

/**
 * Cancels an unpaid order; what the page shows of orders is read again, also after a refusal.
 *
 * @param onCancelled called once the page shows the order as cancelled
 */
export function useCancelOrder(onCancelled?: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const isUnderWay = useRef(false)
  const { mutate, isPending, isPaused } = useMutation({
    mutationFn: (orderId: string) => api.ask(cancelOrder, { params: { id: orderId } }),
    onSuccess: () => toast('Заказ отменён', { tone: 'success' }),
    onError: (error) => toast(error.message, { tone: 'failure' }),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
      isUnderWay.current = false
    },
  })
  return {
    isPending,
    isPaused,
    cancel(orderId: string) {
      // A second press may come before the button shows the first one.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(orderId, { onSuccess: onCancelled })
    },
  }
}
