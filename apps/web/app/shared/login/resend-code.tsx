import { Button } from '@trassa/ui/actions/button'
import { useEffect, useState } from 'react'

interface ResendCodeProps {
  /** Seconds from when it appears until another code may be asked for. */
  seconds: number
  available: boolean
  onResend: () => void
}

/** "Отправить код ещё раз", and before that how long to wait (spec §5: 60 s). */
export function ResendCode({ seconds, available, onResend }: ResendCodeProps) {
  if (!available) return <Countdown seconds={seconds} />
  return (
    <Button variant="quiet" size="small" className="-mr-3.5" onClick={onResend}>
      Отправить код ещё раз
    </Button>
  )
}

function Countdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds)
  return (
    <p className="tabular text-caption text-text-muted">
      Новый код через {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </p>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
