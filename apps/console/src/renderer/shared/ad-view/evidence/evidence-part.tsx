import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface EvidencePartProps {
  title: string
  /** Whether it is worth opening unasked. */
  isUrgent?: boolean
  children: ReactNode
}

/** A part of the evidence that is loaded when it is opened. */
export function EvidencePart({ title, isUrgent = false, children }: EvidencePartProps) {
  const [isOpen, setIsOpen] = useState(isUrgent)
  const id = useId()
  const Icon = isOpen ? ChevronDown : ChevronRight
  return (
    <section className="grid gap-1.5 border-t pt-1.5">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-center gap-1 rounded-control font-medium hover:bg-surface-hover"
        >
          <Icon className="size-4!" aria-hidden="true" />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
