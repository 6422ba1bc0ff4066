import clsx from 'clsx'
import type { ReactNode } from 'react'

const SIZES = {
  small: {
    plate: 'h-7 rounded-mark border',
    main: 'px-2 text-caption',
    side: 'px-1.5 text-caption',
  },
  medium: {
    plate: 'h-10 rounded-[6px] border-2',
    main: 'px-3 text-title',
    side: 'px-2 text-caption',
  },
  large: {
    plate: 'h-14 rounded-control border-2',
    main: 'px-4 text-heading',
    side: 'px-3 text-caption',
  },
} as const

interface PlateProps {
  /** Digits, or letters and digits: `1 284`, `О 123 МК`. */
  children: ReactNode
  /** Text of the narrow right cell, a number plate's region: a unit, a count. */
  side?: ReactNode
  size?: keyof typeof SIZES
  className?: string
}

/** Digits styled as a number plate: VIN, registration number, key figures. */
export function Plate({ children, side, size = 'medium', className }: PlateProps) {
  const look = SIZES[size]
  return (
    <span
      className={clsx(
        'inline-flex w-fit items-stretch overflow-hidden border-on-plate bg-plate text-on-plate',
        look.plate,
        className,
      )}
    >
      <span
        className={clsx(
          'tabular flex items-center whitespace-nowrap font-bold tracking-wide',
          look.main,
        )}
      >
        {children}
      </span>
      {side && (
        <span
          className={clsx(
            'tabular flex items-center whitespace-nowrap border-on-plate border-l font-medium leading-tight',
            look.side,
          )}
        >
          {side}
        </span>
      )}
    </span>
  )
}
