import { MARK_LOGOS } from 'virtual:mark-logos'
import { brandLogoKey } from '@trassa/catalog/urls/slug'

/** The logo of a mark in one colour; its first letter where there is none (spec §9). */
export function MarkLogo({ name }: { name: string }) {
  const key = brandLogoKey(name)
  if (!MARK_LOGOS.has(key)) {
    return (
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-mark border-2 border-current font-bold text-body leading-none"
      >
        {name.charAt(0)}
      </span>
    )
  }
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 shrink-0">
      <use href={`/mark-logos/${key}.svg#logo`} />
    </svg>
  )
}
