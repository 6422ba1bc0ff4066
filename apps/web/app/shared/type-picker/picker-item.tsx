import type { Subtype } from '@trassa/catalog/taxonomy/subtypes'
import { Vehicle } from '@trassa/ui/brand/vehicle'
import clsx from 'clsx'
import { Link } from 'react-router-dom'
import { PICKER_KINDS } from '../ad-view/vehicle-kinds.ts'
import type { TypePickerProps } from './type-picker-props.ts'

const LINE =
  'flex min-h-control w-full items-center gap-3 rounded-control px-3 py-1 text-left transition-colors'

interface PickerItemProps extends TypePickerProps {
  subtype: Subtype
  /** Shown on the level of main types, with their size. */
  top?: boolean
}

/** A subtype to pick, with its pictogram; a disabled one is muted text. */
export function PickerItem({ subtype, hrefOf, onChoose, chosen, top = false }: PickerItemProps) {
  const isChosen = subtype.adType === chosen
  const content = (
    <>
      <Vehicle kind={PICKER_KINDS[subtype.adType]} className="h-6! w-9!" />
      {subtype.name}
    </>
  )
  if (subtype.disabled) return <span className={clsx(LINE, 'text-text-muted')}>{content}</span>
  const className = clsx(
    LINE,
    top && 'min-h-13! font-medium',
    'cursor-pointer hover:bg-surface-hover hover:text-sign-text',
    isChosen && 'bg-sign-quiet font-medium text-sign-text',
  )
  const choose = () => onChoose?.(subtype)
  return hrefOf ? (
    <Link
      to={hrefOf(subtype)}
      onClick={choose}
      aria-current={isChosen ? 'true' : undefined}
      className={className}
    >
      {content}
    </Link>
  ) : (
    <button type="button" onClick={choose} aria-pressed={isChosen} className={className}>
      {content}
    </button>
  )
}
