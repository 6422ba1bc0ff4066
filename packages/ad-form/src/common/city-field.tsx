import { useQuery } from '@tanstack/react-query'
import { citiesQuery } from '@trassa/api-client/queries'
import { regionText } from '@trassa/catalog/format/region-text'
import { rankOptions } from '@trassa/catalog/names/rank-options'
import type { ListedCity } from '@trassa/contracts/entities/city'
import { Combobox } from '@trassa/ui/choices/combobox'
import { useMemo } from 'react'
import { useFormApi } from '../context/form-api.ts'
import { useAdField } from '../fields/use-ad-field.ts'

const optionOf = (city: ListedCity) => ({
  value: city.id,
  label: city.name,
  hint: regionText(city),
  names: city.also,
})

/** Popular cities in their order, then the others as they come: alphabetically (spec §2). */
export const popularFirst = (cities: readonly ListedCity[]): ListedCity[] =>
  cities.toSorted((a, b) => (a.sortingNumber ?? UNPOPULAR) - (b.sortingNumber ?? UNPOPULAR))

const UNPOPULAR = Number.MAX_SAFE_INTEGER

export function CityField() {
  const { value, error, change } = useAdField('cityId')
  const { data, isFetching } = useQuery(citiesQuery(useFormApi()))
  const cities = useMemo(() => popularFirst(data ?? []), [data])
  const chosen = cities.find(({ id }) => id === value)
  return (
    <Combobox
      label="Город"
      placeholder="Начните вводить"
      error={error}
      options={cities.map(optionOf)}
      rank={rankOptions}
      value={chosen ? optionOf(chosen) : null}
      onValueChange={(option) => change(option?.value ?? null)}
      loading={isFetching}
    />
  )
}
