import { use } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { entryIndex, FormEntryContext } from './form-entry.ts'
import { POSTED } from './posted-address.ts'

/**
 * Puts the outcome in place of the form in the history: the steps of a phone and the choice of a category
 * are taken back first, so that Back leads to the page before the form.
 */
export function useShowPosted(): (adId: string) => void {
  const entry = use(FormEntryContext)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (adId) => {
    const show = () => navigate(`${pathname}?${POSTED}=${adId}`, { replace: true })
    const steps = entryIndex() - entry
    if (steps <= 0) return void show()
    addEventListener('popstate', () => void show(), { once: true })
    history.go(-steps)
  }
}
