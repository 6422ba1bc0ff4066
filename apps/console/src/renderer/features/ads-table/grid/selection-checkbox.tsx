import { CheckboxIndicator } from '@trassa/ui/choices/checkbox-indicator'

interface SelectionCheckboxProps {
  label: string
  marked: boolean
  partly?: boolean
  /** The row cannot be chosen; it stays focusable, so that its label is read. */
  disabled?: boolean
  /** `range`: Shift was held. */
  onMark: (options: { range: boolean }) => void
}

/** A tick box of a row; a button, because Shift matters. */
export function SelectionCheckbox({
  label,
  marked,
  partly = false,
  disabled = false,
  onMark,
}: SelectionCheckboxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input would not tell whether Shift was held
    <button
      type="button"
      role="checkbox"
      aria-checked={partly ? 'mixed' : marked}
      aria-label={label}
      aria-disabled={disabled}
      title={disabled ? label : undefined}
      className="grid place-items-center rounded-mark aria-disabled:cursor-default aria-disabled:opacity-40"
      onClick={(event) => !disabled && onMark({ range: event.shiftKey })}
    >
      <CheckboxIndicator checked={marked} indeterminate={partly} />
    </button>
  )
}
