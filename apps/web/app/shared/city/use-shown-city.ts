import { useLocation } from 'react-router-dom'
import { listLocationAt } from '../addresses/list-location.ts'
import { useCity } from './current-city.ts'
import { type RememberedCity, useRememberedCity } from './remembered-city.ts'

/**
 * The place that header and menus name and lead to: on lists the one of the address, the whole country
 * (`null`) included; on every other page – an ad, help, a profile – the remembered one.
 */
export function useShownCity(): RememberedCity | null {
  const location = useLocation()
  const ofAddress = useCity()
  const remembered = useRememberedCity()
  const isList = ofAddress !== null || listLocationAt(location, null) !== null
  return isList ? ofAddress : remembered
}
