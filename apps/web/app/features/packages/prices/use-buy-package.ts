import { useMutation, useQueryClient } from '@tanstack/react-query'
import { orderQuery, PAYMENTS_KEY } from '@trassa/api-client/payment-queries'
import { createPackage } from '@trassa/contracts/calls/payments'
import type { PackageQuantity } from '@trassa/contracts/enumerations/goods'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '../../../shared/api/api-context.ts'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { useRepeatKey } from '../../../shared/payment/use-repeat-key.ts'

/** One press orders a package and leads to its payment. */
export function useBuyPackage() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const repeat = useRepeatKey()
  const isUnderWay = useRef(false)
  const mutation = useMutation({
    mutationFn: (quantity: PackageQuantity) =>
      api.ask(
        createPackage,
        { body: { packageType: 'GENERAL', quantity } },
        { idempotencyKey: repeat.keyOf(quantity) },
      ),
    onSuccess: (order) => {
      repeat.forget()
      void queryClient.invalidateQueries({ queryKey: PAYMENTS_KEY })
      queryClient.setQueryData(orderQuery(api, order.id).queryKey, order)
      return navigate(orderHref(order.id))
    },
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    /** The package that is being ordered. */
    busy: mutation.isPending ? mutation.variables : null,
    isPaused: mutation.isPaused,
    error: mutation.error,
    buy(quantity: PackageQuantity) {
      // A second press may come before the button shows the first one.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutation.mutate(quantity)
    },
  }
}
