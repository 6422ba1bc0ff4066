import type { TextKind } from '@trassa/catalog/engine/definition'
import { vinWarning } from '@trassa/catalog/vin/vin'
import { TextField } from '@trassa/ui/fields/text-field'
import type { ChangeEvent } from 'react'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'
import { useVinPrefill } from './vin/use-vin-prefill.ts'

const REMARKS = { vin: vinWarning } as const satisfies Record<
  NonNullable<TextKind['checkDigit']>,
  (text: string) => string | null
>

/** Capitals as one types, with the caret left where it was. */
function upperCased(input: HTMLInputElement): string {
  const { selectionStart, selectionEnd } = input
  input.value = input.value.toUpperCase()
  input.setSelectionRange(selectionStart, selectionEnd)
  return input.value
}

export function TextKindField({ field, kind }: KindProps<TextKind>) {
  const { value, error, change } = useFormValue(field.key)
  const text = typeof value === 'string' ? value : ''
  const remark = kind.checkDigit ? REMARKS[kind.checkDigit](text) : null
  const { told, prefill } = useVinPrefill(kind)
  const words = fieldLabels(field)

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const typed = kind.upperCase ? upperCased(currentTarget) : currentTarget.value
    change(typed)
    void prefill(typed)
  }

  return (
    <TextField
      {...words}
      hint={<Hint hint={words.hint} told={told} remark={remark} />}
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
  told: string | null
  remark: string | null
}

/** What was filled in, a doubt, or else what the field is for; the first two are read aloud as they come. */
function Hint({ hint, told, remark }: HintProps) {
  if (!told && !remark) return hint
  return (
    <span role="status">
      {told}
      {told && remark && '. '}
      {remark && <span className="text-marking-text">{remark}</span>}
    </span>
  )
}
