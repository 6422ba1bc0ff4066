import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { regionText } from '@trassa/catalog/format/region-text'
import type { City } from '@trassa/contracts/entities/city'
import type { Option } from '@trassa/ui/options/option'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api-context.ts'

/** The cities as options of a field, by `toValue` each. */
export function useCities(toValue: (city: City) => string): {
  options: Option[]
  isFetching: boolean
} {
  const { data, isFetching } = useQuery(citiesQuery(useApi()))
  const options = useMemo(
    () =>
      (data ?? []).map((city) => ({
        value: toValue(city),
        label: city.name,
        hint: regionText(city),
        names: city.also,
      })),
    [data, toValue],
  )
  return { options, isFetching }
}

export const cityId = ({ id }: City): string => id
/** As a file would have to name a city, so that no other one is meant. */
export const cityName = (city: City): string => `${city.name}, ${regionText(city)}`
