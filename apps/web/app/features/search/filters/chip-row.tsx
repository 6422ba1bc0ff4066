import type { Chip } from '@trassa/catalog/engine/filters/filter-chips'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { listHref } from '../../../shared/addresses/ad-addresses.ts'
import { addressOf, type ListPage } from '../address/list-page.ts'

interface ChipRowProps {
  list: ListPage
  chips: readonly Chip[]
}

/** What the list is narrowed by; each chip is a link to the list without it. */
export function ChipRow({ list, chips }: ChipRowProps) {
  const removable = [
    ...(list.city
      ? [{ key: 'city', text: list.city.name, href: listHref(addressOf(list, { citySlug: null })) }]
      : []),
    ...chips.map(({ key, text, rest }) => ({
      key,
      text,
      href: listHref(addressOf(list, { filters: rest })),
    })),
  ]
  if (removable.length === 0) return null
  return (
    <ul aria-label="Выбранные фильтры" className="flex flex-wrap gap-2">
      {removable.map(({ key, text, href }) => (
        <li key={key} className="max-w-full">
          <Link
            to={href}
            replace
            preventScrollReset
            aria-label={`Убрать: ${text}`}
            className="filter-chip"
          >
            <span className="truncate">{text}</span>
            <X />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to={listHref(addressOf(list, { filters: [] }))}
            replace
            preventScrollReset
            className="touch-target inline-flex h-8 items-center px-2 text-caption text-text-muted underline-offset-4 hover:text-sign-text hover:underline"
          >
            Сбросить всё
          </Link>
        </li>
      )}
    </ul>
  )
}
