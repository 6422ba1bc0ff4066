import { SEARCH_TEXT_MAX } from '@trassa/contracts/calls/moderator/search'
import { normalizePhone } from '@trassa/contracts/phone'
import { mobilePhoneSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'

/** What the field asks for: a whole phone, whose user may be created, or anything else that names a record. */
export type Sought = { phone: string } | { q: string }

interface UserSearchProps {
  text: string
  /** Not where a user is shown already: the keys of what is open beside them are wanted then. */
  autoFocus: boolean
  onFind: (sought: Sought) => void
}

/** Any identifier in any spelling: pasted from a letter, a chat or a form (domain §9). */
export function UserSearch({ text, autoFocus, onFind }: UserSearchProps) {
  const [typed, setTyped] = useState(text)
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const phone = mobilePhoneSchema.safeParse(normalizePhone(typed))
        if (phone.success) onFind({ phone: phone.data })
        else if (typed.trim() !== '') onFind({ q: typed.trim() })
      }}
    >
      <TextField
        label="Найти пользователя"
        labelHidden
        className="w-100 shrink"
        placeholder="Телефон, имя, Telegram, VIN, № объявления"
        hint="Подойдёт часть номера и любая его запись"
        maxLength={SEARCH_TEXT_MAX}
        autoFocus={autoFocus}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Найти</Button>
    </form>
  )
}
