import { type ReactNode, useId } from 'react'

interface NativeSelectProps {
  label: string
  labelHidden?: boolean
  name: string
  value: string
  onValueChange: (value: string) => void
  /** Called before the list opens. */
  onOpen?: (() => void) | undefined
  disabled?: boolean
  /** The form it belongs to, where it stands outside. */
  form?: string
  /** `<option>` and `<optgroup>`. */
  children: ReactNode
}

/**
 * One of a list in the browser's own control: it works without JavaScript, opens as a wheel on phones
 * and costs the list pages no script.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, labelHidden, onValueChange, onOpen, children, ...select } = props
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id} className={labelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <div>
        <select
          {...select}
          id={id}
          onPointerDown={onOpen}
          onKeyDown={(event) => event.key !== 'Tab' && onOpen?.()}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          {children}
        </select>
      </div>
    </div>
  )
}
