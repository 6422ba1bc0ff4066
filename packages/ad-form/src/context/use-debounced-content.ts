import { useEffect, useRef, useState } from 'react'
import type { AdContent } from '../content/ad-content.ts'
import { useAdForm } from './ad-form-handle.ts'
import { useContentChange } from './use-content-change.ts'

const DEBOUNCE_MS = 300

/** The form's content, debounced by 300 ms: components that show all of it do not render per keystroke. */
export function useDebouncedContent(): AdContent {
  const form = useAdForm()
  const [content, setContent] = useState(() => form.getValues())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useContentChange(form, () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setContent(structuredClone(form.getValues())), DEBOUNCE_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return content
}
