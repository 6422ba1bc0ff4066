import type { TextKind } from '@trassa/catalog/engine/definition'
import { normalVehicleNumber } from '@trassa/catalog/vin/vehicle-number'
import { VIN_PATTERN, vinWarning } from '@trassa/catalog/vin/vin'
import { TextField } from '@trassa/ui/fields/text-field'
import clsx from 'clsx'
import type { ChangeEvent } from 'react'
import { fieldLabels, type KindProps } from './field-labels.ts'
import { useFormValue } from './use-ad-field.ts'
import { useVinPrefill } from './vin/use-vin-prefill.ts'

const WARNINGS = { vin: vinWarning } as const satisfies Record<
  NonNullable<TextKind['checkDigit']>,
  (text: string) => string | null
>

const NORMAL = { vin: normalVehicleNumber } as const satisfies Record<
  NonNullable<TextKind['checkDigit']>,
  (text: string) => string
>

/** Rewrites the input's text and keeps the caret behind the same characters. */
function rewritten(input: HTMLInputElement, { checkDigit, upperCase }: TextKind): string {
  if (!upperCase) return input.value
  const rewrite = checkDigit ? NORMAL[checkDigit] : (text: string) => text.toUpperCase()
  const caret = rewrite(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = rewrite(input.value)
  input.setSelectionRange(caret, caret)
  return input.value
}

export function TextKindField({ field, kind }: KindProps<TextKind>) {
  const { value, error, change } = useFormValue(field.key)
  const text = typeof value === 'string' ? value : ''
  const warning = kind.checkDigit ? WARNINGS[kind.checkDigit](text) : null
  const { message: prefilled, prefill, leave } = useVinPrefill(kind)
  const labels = fieldLabels(field)

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const typed = rewritten(currentTarget, kind)
    change(typed)
    void prefill(typed)
  }

  return (
    <TextField
      {...labels}
      hint={<Hint hint={labels.hint} prefilled={prefilled} warning={warning} />}
      placeholder={field.placeholder}
      error={error}
      spellCheck={kind.pattern ? false : undefined}
      autoComplete="off"
      autoCapitalize={kind.upperCase ? 'characters' : undefined}
      inputClassName={kind.upperCase ? 'tabular' : undefined}
      aside={text ? <Aside text={text} kind={kind} /> : null}
      value={text}
      onChange={type}
      onBlur={() => void leave(text)}
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

/** Beyond this share of the longest text its length is shown. */
const NEARLY_FULL = 0.7

/** What the number is taken for, or how long a text is; longer text is marked and kept, never cut. */
function Aside({
  text,
  kind: { checkDigit, maxLength, pattern },
}: {
  text: string
  kind: TextKind
}) {
  const isBodyNumber =
    checkDigit === 'vin' && !VIN_PATTERN.test(text) && new RegExp(pattern?.source ?? '').test(text)
  if (isBodyNumber) return <span className="shrink-0 text-text-muted">Номер кузова</span>
  if (!pattern && text.length < maxLength * NEARLY_FULL) return null
  return (
    <span
      className={clsx(
        'tabular shrink-0',
        text.length > maxLength ? 'text-stop-text' : 'text-text-muted',
      )}
    >
      {text.length} из {maxLength}
    </span>
  )
}
