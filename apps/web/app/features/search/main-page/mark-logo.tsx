import { FILE, IDS } from 'virtual:mark-logos'
import { brandLogoKey } from '@trassa/catalog/urls/slug'
import clsx from 'clsx'
import { monogramOf } from './monogram.ts'

/** The logo of a mark in one colour; a monogram where there is none (spec §9). */
export function MarkLogo({ name }: { name: string }) {
  const key = brandLogoKey(name)
  if (!IDS.has(key)) {
    const letters = monogramOf(name)
    return (
      <span
        aria-hidden="true"
        className={clsx(
          'monogram',
          letters.length > 3 ? 'text-[10px]' : letters.length > 2 ? 'text-[11px]' : 'text-caption',
        )}
      >
        {letters}
      </span>
    )
  }
  return (
    <svg aria-hidden="true">
      <use href={`${FILE}#${key}`} />
    </svg>
  )
}
