import type { ReactNode } from 'react'

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" fill="none" aria-hidden="true" className="h-30 w-60 max-w-full">
      {children}
    </svg>
  )
}

/** The road ahead, empty. */
export function EmptyRoad() {
  return (
    <Frame>
      <path d="M0 44h240" className="stroke-line" strokeWidth="2" />
      <path d="m110 44-70 76h160l-70-76z" className="fill-asphalt" />
      <path d="m106 44-78 76m106-76 78 76" className="stroke-line-strong" strokeWidth="2" />
      <path
        d="m119.5 48-.5 6h2l-.5-6zm-1.2 11-.9 9h5.2l-.9-9zm-1.7 16-1.2 14h9.2l-1.2-14zm-2.3 22-1.9 23h15.2l-1.9-23z"
        className="fill-on-asphalt"
      />
      <path
        d="M24 44V30m0 0-8-2m8 2 8-3M52 44v-9M206 44V26m0 7 9-5m-9 9-8-4"
        className="stroke-line-strong"
        strokeWidth="2"
      />
    </Frame>
  )
}

/** Road works: a barrier across the lane. */
export function RoadWorks() {
  return (
    <Frame>
      <path d="M0 108h240" className="stroke-line" strokeWidth="2" />
      <path d="M74 52v56m92-56v56" className="stroke-asphalt" strokeWidth="6" />
      <path d="M62 108h24m68 0h24" className="stroke-asphalt" strokeWidth="4" />
      <clipPath id="trassa-barrier">
        <rect x="42" y="44" width="156" height="26" rx="3" />
      </clipPath>
      <g clipPath="url(#trassa-barrier)">
        <path d="M42 44h156v26H42z" className="fill-plate" />
        <path
          d="m34 74 22-34h18L52 74zm44 0 22-34h18L96 74zm44 0 22-34h18l-22 34zm44 0 22-34h18l-22 34z"
          className="fill-stop"
        />
      </g>
      <rect
        x="42"
        y="44"
        width="156"
        height="26"
        rx="3"
        className="stroke-asphalt"
        strokeWidth="2"
      />
      <circle cx="74" cy="34" r="8" className="fill-marking" />
      <circle cx="166" cy="34" r="8" className="fill-marking" />
      <path d="M74 42v3m92-3v3" className="stroke-asphalt" strokeWidth="6" />
    </Frame>
  )
}
