import type { OwnAdCard } from '@trassa/contracts/entities/ad'

interface RowSelectProps {
  ad: Pick<OwnAdCard, 'title'>
  selected: boolean
  onSelect: () => void
}

/** Selects an ad for a bulk action; lies on the corner of its photograph, 44 px for a finger. */
export function RowSelect({ ad, selected, onSelect }: RowSelectProps) {
  return (
    <label className="absolute top-0 left-0 grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={`Выбрать: ${ad.title}`}
        checked={selected}
        onChange={onSelect}
        className="size-5 cursor-pointer rounded-mark accent-sign"
      />
    </label>
  )
}
