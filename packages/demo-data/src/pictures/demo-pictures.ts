import type { Random } from '../random.ts'
import { type CarPicture, drawCar } from './cars/draw-car.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './engine/camera.ts'
import type { Season } from './engine/light.ts'
import { drawThing, type ThingPicture, type ThingView } from './things/draw-thing.ts'
import type { ThingModel } from './things/thing.ts'
import { THINGS, type Thing } from './things/things.ts'

/** What a picture of an ad shows, as plain data: a car, or another thing. */
export type DemoPicture = CarPicture | ThingPicture

/** The size of every picture, in pixels. */
export const DEMO_PICTURE_SIZE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT }

/** Draws a picture as SVG of that size. The same input gives the same text on every machine. */
export const drawDemoPicture = (spec: DemoPicture): string =>
  'thing' in spec ? drawThing(spec) : drawCar(spec)

export const isThing = (name: string): name is Thing => name in THINGS

/** A thing in one of its variants. */
export interface ThingVariant {
  thing: Thing
  variant: string
}

const COVERS: readonly ThingView[] = ['quarter', 'quarter', 'quarter', 'side']
const VEHICLE_VIEWS: readonly ThingView[] = ['quarter', 'side', 'rear', 'front', 'detail']
const SMALL_VIEWS: readonly ThingView[] = ['quarter', 'side', 'detail']

/** Up to `count` pictures of one thing in one scene, each from another side; the cover first. */
export function thingPictures(
  { thing, variant }: ThingVariant,
  options: { color: string; seed: string; season?: Season | undefined; count: number },
  random: Random,
): ThingPicture[] {
  const model: ThingModel = THINGS[thing]
  const scene = random.pick(model.scenes(variant))
  const cover = random.pick(COVERS)
  const others = (model.small ? SMALL_VIEWS : VEHICLE_VIEWS).filter((view) => view !== cover)
  const { color, seed, season, count } = options
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
