import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NoOrder } from './no-such-order.tsx'

/** The page of the order that the address names. */
export function NamedOrder({ show }: { show: (id: string) => ReactNode }) {
  const [params] = useSearchParams()
  const id = params.get('order')
  return id ? show(id) : <NoOrder />
}
