import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { createAccountStore, useStore } from '../../lib/store.ts'

const PATH = '/ads'

/** The query of the address that the table was left with. */
const lastQuery = createAccountStore('')

/** Keeps the query of the table's address for the way back. */
export function useKeepQuery(query: string): void {
  useEffect(() => lastQuery.write(query), [query])
}

/**
 * Where the link to the table leads: to the table as it was left, whose rows, place and marks are kept by that address; from
 * the table itself to all ads.
 */
export function useTableLink(): string {
  const query = useStore(lastQuery)
  const { pathname } = useLocation()
  return pathname === PATH || query === '' ? PATH : `${PATH}?${query}`
}
