import clsx from 'clsx'
import type { ReactNode } from 'react'

interface GalleryButtonProps {
  label: string
  icon: ReactNode
  onClick: () => void
  className: string
}

/** A round button over a photograph: dark in both themes, because the photograph may have any colour. */
export function GalleryButton({ label, icon, onClick, className }: GalleryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={clsx('gallery-button', className)}
    >
      {icon}
    </button>
  )
}
