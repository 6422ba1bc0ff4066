import { IconButton } from '@trassa/ui/actions/icon-button'
import { useBackCloses } from '@trassa/ui/overlays/back-closes'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { PATHS } from '../../shared/addresses/paths.ts'
import { PageIcon } from '../../shared/page-icon/page-icon.tsx'

const TextSearch = latePart(() => import('../../shared/text-search/text-search.tsx'))

const EDITABLE = 'input, textarea, select, [contenteditable]'

/** Where there is room for it the field, which the key / focuses. */
export function WideSearch() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(EDITABLE)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return <TextSearch input={input} className="wide-search" />
}

const focusWhenShown = (input: HTMLInputElement | null) => input?.focus()

/** Elsewhere a button that opens the field over the header's row; without JavaScript it leads to the search page. */
export function NarrowSearch() {
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  return (
    <>
      <IconButton
        label="Найти"
        icon={<PageIcon name="search" />}
        className="header-button min-[1100px]:hidden"
        render={
          <Link
            to={PATHS.search}
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
          />
        }
      />
      {isOpen && (
        <div className="absolute inset-x-0 top-0 z-30 flex min-h-14 items-center bg-asphalt px-2 desk:min-h-16 min-[1100px]:hidden">
          <TextSearch
            input={focusWhenShown}
            className="flex-1"
            onSearched={() => setOpen(false)}
            after={<IconButton label="Закрыть поиск" icon={<X />} onClick={() => setOpen(false)} />}
          />
        </div>
      )}
    </>
  )
}
