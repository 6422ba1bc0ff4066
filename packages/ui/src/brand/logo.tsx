import clsx from 'clsx'

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
      <path d="M13.2 7h5.6L25 25.5h-18z" className="fill-on-sign" />
      <path d="M16 8.5v3m0 3v4m0 3v4" className="stroke-sign" strokeWidth="2" />
      {!compact && (
        <>
          <path
            d="M42 9h14M49 7v18M61.5 25V9H67a4.75 4.75 0 0 1 0 9.5h-5.5M109 11.05a7 7 0 1 0 0 9.9M127.5 11.05a7 7 0 1 0 0 9.9"
            className="stroke-current"
            strokeWidth="4"
          />
          <path
            d="M74.6 25 82.4 7h4.2l7.8 18H90l-5.5-13L79 25zm55 0 7.8-18h4.2l7.8 18h-4.4l-5.5-13-5.5 13zm4.4-6.7h11v3.5h-11z"
            className="fill-current"
          />
          <path d="M84.5 16.5v2.5m0 2v4" className="stroke-marking" strokeWidth="2.6" />
        </>
      )}
    </svg>
  )
}
