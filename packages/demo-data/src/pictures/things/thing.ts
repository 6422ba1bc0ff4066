import type { Random } from '../../random.ts'
import type { Point3 } from '../engine/geometry.ts'
import type { Solid } from '../engine/solids/solid.ts'
import type { ThingSceneName } from '../scenes/thing-scenes.ts'

/** What a thing is built from: the same parameters give the same thing in each of its pictures. */
export interface BuildParams {
  variant: string
  /** `#rrggbb`. */
  paint: string
  random: Random
}

/** Makes the parts of one thing. */
export type Build = (params: BuildParams) => Solid[]

/** A kind of thing that can be drawn. Centimetres; x from its front to its rear, y up, z to the viewer. */
export interface ThingModel<Variant extends string = string> {
  /** Its variants; an unknown one is drawn as the first. */
  variants: readonly Variant[]
  /** The scenes that a variant is photographed in. */
  scenes(variant: string): readonly ThingSceneName[]
  build(params: BuildParams): Solid[]
  /** What close-ups show; the nearest wheel or the middle if absent. */
  focus?: (variant: string) => Point3
  /** Its draught in centimetres; it is drawn afloat in scenes with water. */
  draught?: number
  /** A small thing is drawn from above, as if it lay on a table. */
  small?: boolean
}
