import clsx from 'clsx'
import { useId } from 'react'
import type { NumberShape } from '../text/grouped-digits.ts'
import { LABELS } from '../text/labels.ts'
import { NumberField } from './number-field.tsx'

export interface NumberRange {
  from: number | null
  to: number | null
}

interface RangeFieldsProps extends NumberShape {
  label: string
  value: NumberRange
  onValueChange: (value: NumberRange) => void
  unit?: string
  error?: string
  className?: string
}

const INVALID = '[&_.control]:border-stop-text'

/** "Цена от … до …": two number fields in one frame. */
export function RangeFields(props: RangeFieldsProps) {
  const { label, value, onValueChange, unit, error, className, ...shape } = props
  const labelId = useId()
  const errorId = useId()
  const side = (key: keyof NumberRange, word: string, place: string) => (
    <NumberField
      {...shape}
      label={`${label}, ${word}`}
      labelHidden
      before={<span className="text-caption">{word}</span>}
      unit={key === 'to' ? unit : undefined}
      value={value[key]}
      onValueChange={(next) => onValueChange({ ...value, [key]: next })}
      className={clsx('flex-1 [&_.control]:relative', place, error && INVALID)}
    />
  )
  return (
    <fieldset
      aria-labelledby={labelId}
      aria-describedby={error && errorId}
      className={clsx('min-w-0', className)}
    >
      <span id={labelId} className="mb-1.5 block w-fit text-caption font-medium">
        {label}
      </span>
      <div className="flex">
        {side('from', LABELS.from, '[&_.control]:rounded-r-none [&_.control]:focus-within:z-1')}
        {side('to', LABELS.to, '-ml-px [&_.control]:rounded-l-none')}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-caption text-stop-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
