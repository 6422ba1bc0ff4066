import type { Season } from './picture/light.ts'
import { drawThing, type ThingSpec, type ThingView } from './picture-things/draw-thing.ts'
import type { ThingModel } from './picture-things/thing.ts'
import { THINGS, type Thing } from './picture-things/things.ts'
import type { Random } from './random.ts'
import { drawVehicle, type PictureSpec } from './vehicle-picture.ts'

/** A picture of a car or of anything else that is offered. */
export type DemoPicture = PictureSpec | ThingSpec

/** Draws either as SVG, 1600×1200. */
export const drawDemoPicture = (spec: DemoPicture): string =>
  'thing' in spec ? drawThing(spec) : drawVehicle(spec)

export const isThing = (name: string): name is Thing => name in THINGS

/** What is to be seen. */
export interface Look {
  thing: Thing
  variant: string
}

const COVERS: readonly ThingView[] = ['quarter', 'quarter', 'quarter', 'side']
const VEHICLE_VIEWS: readonly ThingView[] = ['quarter', 'side', 'rear', 'front', 'detail']
const SMALL_VIEWS: readonly ThingView[] = ['quarter', 'side', 'detail']

/** One thing in one place from `count` sides, the cover first; fewer where it has fewer sides. */
export function thingPictures(
  { thing, variant }: Look,
  kit: { color: string; seed: string; season?: Season | undefined; count: number },
  random: Random,
): ThingSpec[] {
  const model: ThingModel = THINGS[thing]
  const scene = random.pick(model.places(variant))
  const cover = random.pick(COVERS)
  const others = (model.small ? SMALL_VIEWS : VEHICLE_VIEWS).filter((view) => view !== cover)
  const { color, seed, season, count } = kit
  return [cover, ...random.shuffle(others)].slice(0, count).map((view) => ({
    thing,
    variant,
    color,
    view,
    scene,
    seed,
    ...(season && { season }),
  }))
}
