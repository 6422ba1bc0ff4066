import type { CommonFieldKey } from '@trassa/catalog/engine/definition'
import type { FC } from 'react'
import { type FormSlots, useFormSlots } from '../context/form-slots.ts'
import { FieldFrame } from '../fields/field-frame.tsx'
import { AddressField } from './address-field.tsx'
import { CityField } from './city-field.tsx'
import { ContactNameField } from './contact-name-field.tsx'
import { DescriptionField } from './description/description-field.tsx'
import { PriceField } from './price-field.tsx'

const FIELDS: Record<Exclude<CommonFieldKey, keyof FormSlots>, FC> = {
  description: DescriptionField,
  price: PriceField,
  cityId: CityField,
  address: AddressField,
  contactName: ContactNameField,
}

const WIDE: readonly CommonFieldKey[] = ['photos', 'description', 'address']

/** A common field by its key. */
export function CommonField({ name }: { name: CommonFieldKey }) {
  const slots = useFormSlots()
  const Field = name === 'photos' || name === 'phone' ? slots[name] : FIELDS[name]
  const className = WIDE.includes(name) ? 'sm:col-span-2' : ''
  if (name === 'phone') {
    return (
      <div className={className}>
        <Field />
      </div>
    )
  }
  return (
    <FieldFrame name={name} className={className}>
      <Field />
    </FieldFrame>
  )
}
