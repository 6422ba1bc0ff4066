import { MARK_LOGOS, MARK_LOGOS_FILE } from 'virtual:mark-logos'
import { brandLogoKey } from '@trassa/catalog/urls/slug'
import clsx from 'clsx'
import { monogramOf } from './monogram.ts'

/** The logo of a mark in one colour; a monogram where there is none (spec §9). */
export function MarkLogo({ name }: { name: string }) {
  const key = brandLogoKey(name)
  if (!MARK_LOGOS.has(key)) {
    const letters = monogramOf(name)
    return (
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-8 shrink-0 place-items-center rounded-mark border-[1.5px] border-current font-bold leading-none tracking-tight',
          letters.length > 3 ? 'text-[10px]' : letters.length > 2 ? 'text-[11px]' : 'text-caption',
        )}
      >
        {letters}
      </span>
    )
  }
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 shrink-0">
      <use href={`${MARK_LOGOS_FILE}#${key}`} />
    </svg>
  )
}
