import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import { homeAddress } from '../../shared/addresses/type-address.ts'
import { useApi } from '../../shared/api/api-context.ts'
import { findCity } from '../../shared/city/find-city.ts'
import { rememberedCity } from '../../shared/city/remembered-city.ts'

/** React Router's name of the first page of a document. */
const FIRST = 'default'

/**
 * Leads who enters the site at `/` to the main page of the remembered city (docs/decisions/073); one that
 * no longer exists is forgotten.
 */
export function useRememberedHome(): void {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const api = useApi()
  const queryClient = useQueryClient()
  const lead = useEffectEvent(async (isAwaited: () => boolean) => {
    const city = rememberedCity.read()
    if (!city || key !== FIRST || pathname !== PATHS.home || search !== '') return
    const found = await findCity({ api, queryClient }, city.slug)
    if (!found) rememberedCity.write(null)
    else if (isAwaited()) await navigate(homeAddress(found.slug), { replace: true })
  })
  useEffect(() => {
    let isAwaited = true
    lead(() => isAwaited).catch(() => {})
    return () => {
      isAwaited = false
    }
  }, [])
}
