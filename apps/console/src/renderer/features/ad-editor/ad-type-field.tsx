import { rankOptions } from '@trassa/catalog/names/rank-options'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Combobox } from '@trassa/ui/choices/combobox'
import type { Option } from '@trassa/ui/options/option'
import { useEffect, useRef } from 'react'

/** All selectable types, each with its main type as hint. */
const OPTIONS: readonly Option<AdType>[] = SUBTYPES.filter(
  ({ hide, disabled }) => !hide && !disabled,
).map(({ adType, name, typeName }) => ({ value: adType, label: name, hint: typeName }))

interface AdTypeFieldProps {
  value: AdType | null
  onChange: (adType: AdType | null) => void
}

/** Selects the type of a new ad by typing. Focused until a type is chosen. */
export function AdTypeField({ value, onChange }: AdTypeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const isOpen = value === null
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus()
  }, [isOpen])
  return (
    <div ref={place} className="w-90">
      <Combobox
        label="Тип объявления"
        placeholder="Начните вводить: грузовик, шины, услуги"
        options={OPTIONS}
        rank={rankOptions}
        value={OPTIONS.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
    </div>
  )
}
