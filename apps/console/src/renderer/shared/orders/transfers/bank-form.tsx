import { Button } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'
import { failureText } from '../../../lib/failure-text.ts'

interface BankFormProps {
  /** What is done; also the button. */
  action: string
  children: ReactNode
  pending: boolean
  error: Error | null
  onSubmit: () => void
  onCancel: () => void
}

/** The frame of a form about money at the bank. */
export function BankForm({ action, children, pending, error, onSubmit, onCancel }: BankFormProps) {
  return (
    <form
      aria-label={action}
      className="grid w-full gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) onSubmit()
      }}
    >
      {children}
      {error && (
        <p role="alert" className="text-stop-text">
          {failureText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={pending}>
          {action}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Отмена
        </Button>
      </div>
    </form>
  )
}
