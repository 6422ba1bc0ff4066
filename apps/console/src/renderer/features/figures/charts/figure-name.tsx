import { FIGURES, type Figure } from '@trassa/contracts/enumerations/figures'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { Info } from 'lucide-react'

/** The name of a figure, with what it counts behind a sign that takes the focus. */
export function FigureName({ figure }: { figure: Figure }) {
  const { name, meaning } = FIGURES[figure]
  return (
    <>
      {name}
      <Tooltip text={meaning}>
        <button
          type="button"
          aria-label={`${name}: что считается. ${meaning}`}
          className="grid size-6 place-items-center rounded-mark text-text-muted hover:text-text"
        >
          <Info className="size-4!" aria-hidden="true" />
        </button>
      </Tooltip>
    </>
  )
}
