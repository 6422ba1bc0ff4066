import { formatPhone } from '@trassa/contracts/phone'
import { CodeField } from '@trassa/ui/fields/code-field'
import { useEffect, useState } from 'react'
import { ResendCode } from '../../../shared/login/resend-code.tsx'
import type { SentCode } from './unfinished-change.ts'

interface PhoneCodeProps {
  phone: string
  sent: SentCode
  value: string
  autoFocus?: boolean
  error: string | undefined
  onValueChange: (code: string) => void
  onResend: () => void
}

/** The code that a number has got, and another one when the first does not come. */
export function PhoneCode({ phone, sent, onResend, ...field }: PhoneCodeProps) {
  return (
    <div className="grid justify-items-start gap-1">
      <CodeField
        // Another code is typed into the field as it is when it appears.
        key={sent.flowId}
        label={`Код с номера ${formatPhone(phone)}`}
        {...field}
      />
      <Resend key={sent.resendAt} resendAt={sent.resendAt} onResend={onResend} />
    </div>
  )
}

/** A key of its own for each sent code starts the countdown anew. */
function Resend({ resendAt, onResend }: { resendAt: number; onResend: () => void }) {
  const [seconds] = useState(() => Math.max(0, Math.ceil((resendAt - Date.now()) / 1000)))
  const [isAvailable, setAvailable] = useState(seconds === 0)
  useEffect(() => {
    const timer = setTimeout(() => setAvailable(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return (
    <div className="-ml-3.5 flex min-h-control-small items-center pl-3.5 has-[button]:pl-0">
      <ResendCode seconds={seconds} available={isAvailable} onResend={onResend} />
    </div>
  )
}
