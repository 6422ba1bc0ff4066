import clsx from 'clsx'
import { shapeOf, type VEHICLE_SHAPES } from './vehicle-shapes.ts'

export type VehicleKind = keyof typeof VEHICLE_SHAPES

interface VehicleProps {
  kind: VehicleKind
  /** Names it where no word stands beside. */
  label?: string
  className?: string
}

/** A vehicle type as a pictogram, drawn like those on road signs: silhouettes from the side, heading left. 48 × 32. */
export function Vehicle({ kind, label, className }: VehicleProps) {
  const { solid, line } = shapeOf(kind)
  return (
    <svg
      viewBox="0 0 48 32"
      fill="currentColor"
      className={clsx('h-8 w-12 shrink-0', className)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path fillRule="evenodd" d={solid} />
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
