import type { Point3 } from '../picture/geometry.ts'
import type { PlaceName } from '../picture-scenes/places.ts'
import type { Solid } from '../picture-solids/solid.ts'
import type { Random } from '../random.ts'

/** What a thing is built from: the same kit gives the same thing in each of its pictures. */
export interface Kit {
  variant: string
  /** `#rrggbb`. */
  paint: string
  random: Random
}

/** Makes the parts of one thing. */
export type Build = (kit: Kit) => Solid[]

/** A kind of thing that can be drawn. Centimetres; x from its front to its rear, y up, z to the viewer. */
export interface ThingModel<Variant extends string = string> {
  /** What there is of it; the first one is drawn if another one is asked for. */
  variants: readonly Variant[]
  /** Where one photographs it. */
  places(variant: string): readonly PlaceName[]
  build(kit: Kit): Solid[]
  /** What close-ups show; the nearest wheel or the middle if absent. */
  focus?: (variant: string) => Point3
  /** How deep it sits in water; it is drawn afloat in places with water. */
  draught?: number
  /** It lies before the viewer, who looks down on it. */
  small?: boolean
}
