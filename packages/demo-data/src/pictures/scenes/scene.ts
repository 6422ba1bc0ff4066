import type { Random } from '../../random.ts'
import type { Light } from '../engine/light.ts'
import type { Painter } from '../engine/painter.ts'

/** Where a picture is taken. */
export type SceneName =
  | 'yard'
  | 'birches'
  | 'street'
  | 'dacha'
  | 'garages'
  | 'parking'
  | 'highway'
  | 'showroom'

/** What a scene needs to know to be drawn behind and under a vehicle. */
export interface Stage {
  painter: Painter
  light: Light
  random: Random
  /** The row of the horizon. */
  horizon: number
  /** Ids of things that were drawn once and are used again. */
  shapes: Map<string, string>
  /** The row that the vehicle stands on. */
  ground: number
}

export type Scene = (stage: Stage) => void
