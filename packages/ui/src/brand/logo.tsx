import clsx from 'clsx'
import { LOGO_SHAPE } from './logo-shape.ts'

interface LogoProps {
  /** The sign without the word, for narrow places. */
  compact?: boolean
  className?: string
}

/** The wordmark ТРАССА; its first А is a road with a centre line. 32 px high. */
export function Logo({ compact = false, className }: LogoProps) {
  return (
    <svg
      viewBox={compact ? '0 0 32 32' : '0 0 150 32'}
      role="img"
      aria-label="Трасса"
      className={clsx('h-8 w-auto shrink-0', className)}
      fill="none"
    >
      <rect width="32" height="32" rx="7" className="fill-sign" />
      <rect x="2.5" y="2.5" width="27" height="27" rx="5" className="stroke-on-sign" />
      <path d={LOGO_SHAPE.road} className="fill-on-sign" />
      <path d={LOGO_SHAPE.centreLine} className="stroke-sign" strokeWidth="2" />
      {!compact && (
        <>
          <path d={LOGO_SHAPE.strokes} className="stroke-current" strokeWidth="4" />
          <path d={LOGO_SHAPE.peaks} className="fill-current" />
          <path d={LOGO_SHAPE.marking} className="stroke-marking" strokeWidth="2.6" />
        </>
      )}
    </svg>
  )
}
