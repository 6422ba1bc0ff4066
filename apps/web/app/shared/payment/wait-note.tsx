import { useEffect, useState } from 'react'

/** Milliseconds after which a pressed button needs words beside its spinner. */
const LONG_MS = 8000

interface WaitNoteProps {
  /** A change is on its way. */
  isPending: boolean
  /** It waits for the line: TanStack Query pauses changes while the browser is offline. */
  isPaused: boolean
}

/** Says why a pressed button has not answered yet, so that it is not pressed in another tab. */
export const WaitNote = ({ isPending, isPaused }: WaitNoteProps) => (
  <div role="status" className="text-text-muted empty:hidden">
    {isPaused && <p>Нет связи. Отправим, как только она появится: не закрывайте страницу.</p>}
    {isPending && !isPaused && <LongWait />}
  </div>
)

function LongWait() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong && <p>Ответа нет дольше обычного. Подождите, второй раз нажимать не нужно.</p>
}
