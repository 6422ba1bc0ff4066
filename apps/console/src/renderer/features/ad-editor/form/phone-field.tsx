import { TextField } from '@trassa/ui/fields/text-field'
import { createContext, use } from 'react'

/** The masked phone of the ad's owner. */
export const OwnerPhoneContext = createContext('')

/** The owner's masked phone, read-only. */
export function PhoneField() {
  return (
    <TextField
      label="Телефон"
      hint="Номер владельца. Покупатели увидят его после нажатия «Показать телефон»."
      readOnly
      inputClassName="tabular"
      value={use(OwnerPhoneContext)}
    />
  )
}
