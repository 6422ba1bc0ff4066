import { formatPhone } from '@trassa/contracts/phone'
import { TextField } from '@trassa/ui/fields/text-field'
import { createContext, use } from 'react'

/** The phone of the ad's owner. */
export const OwnerPhoneContext = createContext('')

/** The owner's phone number, read-only. */
export function PhoneField() {
  return (
    <TextField
      label="Телефон"
      hint="Номер владельца. Покупатели увидят его после нажатия «Показать телефон»."
      readOnly
      inputClassName="tabular"
      value={formatPhone(use(OwnerPhoneContext))}
    />
  )
}
