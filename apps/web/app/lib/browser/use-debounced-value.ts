import { useEffect, useState } from 'react'

/** Milliseconds. */
const DEBOUNCE_MS = 300

/** The last value of `text` that did not change for 300 ms. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
