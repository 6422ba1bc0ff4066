import clsx from 'clsx'
import { LOGO_SHAPE } from './logo-shape.ts'

interface LogoProps {
  /** Of its shapes, so that another logo of the page repeats them. */
  id?: string
  /** The `id` of the logo whose shapes it repeats. */
  repeats?: string
  className?: string
}

/**
 * The wordmark ТРАССА; its first А is a road with a centre line. 32 px high. A square place (`w-8`) shows the sign without the
 * word.
 */
export function Logo({ id, repeats, className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 150 32"
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label="Трасса"
      className={clsx('h-8 w-auto shrink-0', className)}
      fill="none"
    >
      {repeats ? <use href={`#${repeats}`} /> : <g id={id}>{SHAPES}</g>}
    </svg>
  )
}

const SHAPES = (
  <>
    <rect width="32" height="32" rx="7" className="fill-sign" />
    <rect x="2.5" y="2.5" width="27" height="27" rx="5" className="stroke-on-sign" />
    <path d={LOGO_SHAPE.road} className="fill-on-sign" />
    <path d={LOGO_SHAPE.centreLine} className="stroke-sign" strokeWidth="2" />
    <path d={LOGO_SHAPE.strokes} className="stroke-current" strokeWidth="4" />
    <path d={LOGO_SHAPE.peaks} className="fill-current" />
    <path d={LOGO_SHAPE.marking} className="stroke-marking" strokeWidth="2.6" />
  </>
)
