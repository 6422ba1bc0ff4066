import { IconButton } from '@trassa/ui/actions/icon-button'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface PaneHeaderProps {
  title: string
  /** Between the title and the close button. */
  children?: ReactNode
  onClose: () => void
}

/** The header of a side pane: its title and the close button. */
export function PaneHeader({ title, children, onClose }: PaneHeaderProps) {
  return (
    <header className="flex items-center justify-between gap-2">
      <h2 className="truncate font-bold text-title">{title}</h2>
      {children}
      <IconButton label="Закрыть панель" icon={<X />} size="small" onClick={onClose} />
    </header>
  )
}
