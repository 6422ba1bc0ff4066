import { useEffect, useState } from 'react'
import type { AdContent } from '../content/ad-content.ts'
import { useAdForm } from './ad-form-handle.ts'

const QUIET_MS = 300

/** What the form holds, told once a person pauses: whoever shows the whole of it does not slow typing down. */
export function useDebouncedContent(): AdContent {
  const form = useAdForm()
  const [content, setContent] = useState(() => form.getValues())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => setContent(structuredClone(form.getValues())), QUIET_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [form])
  return content
}
