import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { cancelOrder } from '@trassa/contracts/calls/payments'
import { useToast } from '@trassa/ui/feedback/toast'
import { useApi } from '../api/api-context.ts'

/** Cancels an unpaid order; what the page shows of orders is read again, also after a refusal. */
export function useCancelOrder() {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (orderId: string) => api.ask(cancelOrder, { params: { id: orderId } }),
    onSuccess: () => toast('Заказ отменён', { tone: 'success' }),
    onError: (error) => toast(error.message, { tone: 'failure' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY }),
  })
}
