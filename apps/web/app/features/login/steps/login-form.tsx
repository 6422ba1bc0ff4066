import { Button } from '@trassa/ui/actions/button'
import type { ReactNode } from 'react'

interface LoginFormProps {
  onSubmit: () => void
  /** The verb of the button. */
  submit: string
  busy: boolean
  children: ReactNode
  /** Below the button: another way on. */
  below?: ReactNode
}

/** One field and one button; Enter does what the button does. */
export function LoginForm({ onSubmit, submit, busy, children, below }: LoginFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Button type="submit" block loading={busy}>
        {submit}
      </Button>
      {below}
    </form>
  )
}
