import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useRef,
  useState,
} from 'react'
import { optionId, type SearchOption } from './search-options.ts'

interface SearchField {
  /** What the address says was searched for. */
  current: string
  listId: string
  onChoose: (option: SearchOption) => void
  /** A reference that has the field's element as well. */
  input: Ref<HTMLInputElement> | undefined
}

const NONE: readonly SearchOption[] = []

/**
 * The state of the search field as a combobox: the focus stays in it, the arrows move through the options, Enter
 * chooses the active one or else searches for what is typed, Escape closes the list and then clears the field.
 */
export function useSearchField({ current, listId, onChoose, input }: SearchField) {
  const element = useRef<HTMLInputElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** With the address that it was typed at. */
  const [typed, setTyped] = useState({ at: current, text: current })
  const [options, setOptions] = useState(NONE)
  const [active, setActive] = useState<string | null>(null)
  const text = typed.at === current ? typed.text : current
  const chosen = options.find(({ key }) => key === active)

  const ref = useCallback(
    (found: HTMLInputElement | null) => {
      element.current = found
      if (typeof input === 'function') input(found)
      else if (input) input.current = found
    },
    [input],
  )

  const offer = useCallback((offered: readonly SearchOption[]) => {
    setOptions(offered)
    setActive(null)
  }, [])

  function close(): void {
    setOpen(false)
    setActive(null)
    setOptions(NONE)
  }

  function type(next: string): void {
    setTyped({ at: current, text: next })
    setActive(null)
  }

  /** Through the options and the field itself, round and round. */
  function move(by: 1 | -1): void {
    setOpen(true)
    const stops = [null, ...options.map(({ key }) => key)]
    const at = stops.indexOf(chosen?.key ?? null)
    setActive(stops[(at + by + stops.length) % stops.length] ?? null)
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter that ends the composition of a character is not meant for the field.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Enter' && chosen) onChoose(chosen)
    else if (key === 'Escape' && isOpen && options.length > 0) close()
    else if (key === 'Escape') write('')
    else return
    event.preventDefault()
  }

  function write(next: string): void {
    if (element.current) element.current.value = next
    type(next)
  }

  return {
    isOpen,
    text,
    active: chosen?.key ?? null,
    close,
    write,
    /** Takes over what is offered now; nothing of it is active. */
    offer,
    activate: setActive,
    form: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
    input: {
      ref,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen && options.length > 0 ? listId : undefined,
      'aria-activedescendant': chosen && optionId(listId, chosen.key),
      onFocus: () => setOpen(true),
      onClick: () => setOpen(true),
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        type(currentTarget.value)
        setOpen(true)
      },
      onKeyDown: press,
    } as const,
  }
}
