import { normalizePhone } from '@trassa/contracts/phone'
import { Kbd } from '@trassa/ui/display/kbd'
import { TextField } from '@trassa/ui/fields/text-field'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { KEYS } from '../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../shared/keyboard/use-key-bindings.ts'

/** `№ 12`, `заказ 12`: a number alone is an ad's. */
const ORDER = /^(?:№|#|заказ(?:\s*№)?)\s*(\d{1,18})$/iu
/** Of an invoice or an act, in either alphabet. */
const DOCUMENT = /^[ТTАA][\s‐-―-]*20\d{2}[\s‐-―-]*\d{1,6}$/iu

/** Where an identifier leads: a phone to its user, an order or its document there, everything else to the table. */
export function pathOf(typed: string): string {
  const phone = normalizePhone(typed)
  if (phone) return `/users?phone=${encodeURIComponent(phone)}`
  const number = ORDER.exec(typed.trim())?.[1] ?? DOCUMENT.exec(typed.trim())?.[0]
  if (number) return `/orders?number=${encodeURIComponent(number)}`
  return `/ads?q=${encodeURIComponent(typed.trim())}`
}

/** Ctrl-K: any identifier (domain §9). */
export function JumpField() {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  useKeyBindings({ jump: () => input.current?.select() })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() === '') return
        void navigate(pathOf(typed))
        setTyped('')
        input.current?.blur()
      }}
    >
      <Tooltip text={KEYS.jump.does} keys={KEYS.jump.shown} side="right">
        <div>
          <TextField
            ref={input}
            label={KEYS.jump.does}
            labelHidden
            placeholder="Найти"
            before={<Search aria-hidden="true" />}
            after={<Kbd>Ctrl K</Kbd>}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.code === 'Escape' && input.current?.blur()}
          />
        </div>
      </Tooltip>
    </form>
  )
}
