import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderQuery, PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { requestInvoice } from '@trassa/contracts/calls/invoices'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../../shared/api/api-context.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'

/** Asks for the invoice of an order and shows it. Asked for twice it is the same. */
export function useRequestInvoice(orderId: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: Requisites) => api.ask(requestInvoice, { params: { id: orderId }, body }),
    onSuccess: ({ order }) => {
      queryClient.setQueryData(orderQuery(api, orderId).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY, refetchType: 'none' })
      void navigate(orderHref(orderId, 'invoiced'), { replace: true })
    },
  })
}
