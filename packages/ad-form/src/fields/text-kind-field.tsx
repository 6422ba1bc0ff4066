import type { TextKind } from '@trassa/catalog/engine/definition'
import { vinWarning } from '@trassa/catalog/vin/vin'
import { TextField } from '@trassa/ui/fields/text-field'
import type { ChangeEvent } from 'react'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'
import { useVinPrefill } from './vin/use-vin-prefill.ts'

const WARNINGS = { vin: vinWarning } as const satisfies Record<
  NonNullable<TextKind['checkDigit']>,
  (text: string) => string | null
>

/** Upper-cases the input's text and keeps the selection. */
function upperCased(input: HTMLInputElement): string {
  const { selectionStart, selectionEnd } = input
  input.value = input.value.toUpperCase()
  input.setSelectionRange(selectionStart, selectionEnd)
  return input.value
}

export function TextKindField({ field, kind }: KindProps<TextKind>) {
  const { value, error, change } = useFormValue(field.key)
  const text = typeof value === 'string' ? value : ''
  const warning = kind.checkDigit ? WARNINGS[kind.checkDigit](text) : null
  const { message: prefilled, prefill } = useVinPrefill(kind)
  const labels = fieldLabels(field)

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const typed = kind.upperCase ? upperCased(currentTarget) : currentTarget.value
    change(typed)
    void prefill(typed)
  }

  return (
    <TextField
      {...labels}
      hint={<Hint hint={labels.hint} prefilled={prefilled} warning={warning} />}
      placeholder={field.placeholder}
      error={error}
      maxLength={kind.maxLength}
      spellCheck={kind.pattern ? false : undefined}
      autoComplete="off"
      autoCapitalize={kind.upperCase ? 'characters' : undefined}
      inputClassName={kind.upperCase ? 'tabular' : undefined}
      aside={
        kind.pattern && text ? (
          <span className="tabular shrink-0 text-text-muted">
            {text.length} из {kind.maxLength}
          </span>
        ) : null
      }
      value={text}
      onChange={type}
    />
  )
}

interface HintProps {
  hint: string | undefined
  prefilled: string | null
  warning: string | null
}

/** The prefill message and the check digit's warning as a live region, or else the field's hint. */
function Hint({ hint, prefilled, warning }: HintProps) {
  if (!prefilled && !warning) return hint
  return (
    <span role="status">
      {prefilled}
      {prefilled && warning && '. '}
      {warning && <span className="text-marking-text">{warning}</span>}
    </span>
  )
}
