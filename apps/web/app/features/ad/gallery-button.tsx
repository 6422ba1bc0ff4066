import clsx from 'clsx'
import type { ReactNode } from 'react'

interface GalleryButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
  className: string
}

/** A round button over a photograph: dark in both themes, for what is under it may be anything. */
export function GalleryButton({ label, icon, onClick, className }: GalleryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={clsx(
        'absolute grid size-11 place-items-center rounded-full bg-black/55 text-white transition-colors hover:bg-black/80',
        className,
      )}
    >
      {icon}
    </button>
  )
}
