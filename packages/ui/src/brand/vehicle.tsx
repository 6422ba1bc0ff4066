import clsx from 'clsx'
import { shapeOf, type VEHICLE_SHAPES } from './vehicle-shapes.ts'

export type VehicleKind = keyof typeof VEHICLE_SHAPES

interface VehicleProps {
  kind: VehicleKind
  /** Accessible name, where no text is beside it. */
  label?: string
  className?: string
}

/** Pictogram of a vehicle type in the style of road signs: side silhouette, heading left, 48 × 32. */
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
