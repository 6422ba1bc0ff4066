import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import { Combobox } from '@trassa/ui/choices/combobox'
import type { Option } from '@trassa/ui/options/option'
import { useEffect, useRef } from 'react'

/** Every type that may be chosen, with its main type beside it. */
const OPTIONS: readonly Option<AdType>[] = SUBTYPES.filter(
  ({ hide, disabled }) => !hide && !disabled,
).map(({ adType, name, typeName }) => ({ value: adType, label: name, hint: typeName }))

interface AdTypeFieldProps {
  value: AdType | null
  onChange: (adType: AdType | null) => void
}

/** What is to be sold: typed, found, Enter. Focused as long as nothing is chosen. */
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
        value={OPTIONS.find((option) => option.value === value) ?? null}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
    </div>
  )
}
