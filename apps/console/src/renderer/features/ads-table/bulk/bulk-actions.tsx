import { Button } from '@trassa/ui/actions/button'
import { Menu, MenuItem, MenuLine } from '@trassa/ui/overlays/menu'
import { ChevronDown } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { useHasRole } from '../../../shared/users/me-context.ts'
import { type BulkChoice, choicesOf } from './bulk-choices.ts'

interface BulkActionsProps {
  /** What the form below is for. */
  choice: BulkChoice | null
  disabled: boolean
  onChoose: (choice: BulkChoice) => void
}

/** A button for each frequent change where the row has room for it, and a menu of all. */
export function BulkActions({ choice, disabled, onChoose }: BulkActionsProps) {
  const choices = choicesOf(useHasRole('seniorModerator'))
  const [isOpen, setOpen] = useState(false)
  useKeyBindings({ changeMarked: !disabled && (() => setOpen(true)) })
  return (
    <>
      {choices.map(
        ([name, { label, frequent }]) =>
          frequent && (
            <Button
              key={name}
              size="small"
              variant="secondary"
              aria-pressed={choice === name}
              disabled={disabled}
              className="px-2.5! aria-pressed:bg-sign-quiet aria-pressed:text-sign-text @max-[820px]/bulk:hidden"
              onClick={() => onChoose(name)}
            >
              {label}
            </Button>
          ),
      )}
      <Menu
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="small" variant="secondary" disabled={disabled} className="px-2.5!">
            Все действия
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {choices.map(([name, { label, group }], index) => (
          <Fragment key={name}>
            {index > 0 && choices[index - 1]?.[1].group !== group && <MenuLine />}
            <MenuItem onClick={() => onChoose(name)}>{label}</MenuItem>
          </Fragment>
        ))}
      </Menu>
    </>
  )
}
