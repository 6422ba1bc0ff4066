import { mix } from './colour.ts'

export type Season = 'winter' | 'spring' | 'summer' | 'autumn'
export type DayTime = 'day' | 'overcast' | 'evening' | 'dusk'

/** The colours that a season and an hour give to everything in a picture. */
export interface Light {
  season: Season
  time: DayTime
  /** The sky overhead, which roofs and glass reflect. */
  sky: string
  skyHigh: string
  skyLow: string
  /** What turns away from the light goes towards this. */
  shade: string
  ground: string
  groundFar: string
  asphalt: string
  leaves: string
  leavesDark: string
  distant: string
  wall: string
  snow: boolean
  lit: boolean
}

const SKIES: Record<DayTime, { high: string; low: string; tint: string; share: number }> = {
  day: { high: '#6fa3cf', low: '#dbe7ec', tint: '#ffffff', share: 0 },
  overcast: { high: '#a3aeb8', low: '#d6dadb', tint: '#a9b1b8', share: 0.22 },
  evening: { high: '#6f8fb3', low: '#f6cf9c', tint: '#f0a868', share: 0.2 },
  dusk: { high: '#33456b', low: '#c98f86', tint: '#39406b', share: 0.42 },
}

const EARTHS: Record<Season, { ground: string; leaves: string; dark: string; asphalt: string }> = {
  winter: { ground: '#e3e9ee', leaves: '#8d8f90', dark: '#5f6568', asphalt: '#b4bcc4' },
  spring: { ground: '#a3a873', leaves: '#9fb063', dark: '#71854c', asphalt: '#83868a' },
  summer: { ground: '#8fa35c', leaves: '#6f9350', dark: '#48703f', asphalt: '#8a8b8d' },
  autumn: { ground: '#b19c5e', leaves: '#d69a3c', dark: '#a4622e', asphalt: '#77787a' },
}

/** The light of a season and an hour. */
export const lightOf = (season: Season, time: DayTime): Light => {
  const { high, low, tint, share } = SKIES[time]
  const earth = EARTHS[season]
  const tinted = (colour: string) => mix(colour, tint, share)
  return {
    season,
    time,
    sky: mix(high, low, 0.55),
    skyHigh: high,
    skyLow: low,
    shade: mix('#10141c', tint, share * 0.3),
    ground: tinted(earth.ground),
    groundFar: mix(tinted(earth.ground), low, 0.4),
    asphalt: tinted(earth.asphalt),
    leaves: tinted(earth.leaves),
    leavesDark: tinted(earth.dark),
    distant: mix(tinted(earth.dark), low, 0.55),
    wall: tinted('#d8d2c6'),
    snow: season === 'winter',
    lit: time === 'dusk',
  }
}
