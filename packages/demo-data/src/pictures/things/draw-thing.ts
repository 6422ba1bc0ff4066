import { createRandom } from '../../random.ts'
import { type Camera, createCamera, PICTURE_HEIGHT, PICTURE_WIDTH } from '../engine/camera.ts'
import { clamp, type Point3 } from '../engine/geometry.ts'
import { type DayTime, lightOf, type Season } from '../engine/light.ts'
import { createPainter } from '../engine/painter.ts'
import { drawSolids } from '../engine/solids/draw-solids.ts'
import type { Solid } from '../engine/solids/solid.ts'
import { viewpoint } from '../engine/viewpoint.ts'
import { INDOORS, THING_SCENES, type ThingSceneName } from '../scenes/thing-scenes.ts'
import { afloat, drawFooting, extent, onBeams, placed } from './placement.ts'
import type { ThingModel } from './thing.ts'
import { THINGS, type Thing } from './things.ts'

/** From where a picture shows a thing; `detail` is a close-up of a part of it. */
export type ThingView = 'quarter' | 'side' | 'rear' | 'front' | 'detail'

/** A picture of a thing, as plain data. Pictures with the same `seed` show the same thing in the same scene. */
export interface ThingPicture {
  thing: Thing
  /** One of the thing's variants; its first one if absent or unknown. */
  variant?: string
  /** `#rrggbb`. */
  color: string
  view: ThingView
  scene: ThingSceneName
  seed: string | number
  /** Drawn from the seed if absent. */
  season?: Season
}

const SEASONS: readonly Season[] = ['summer', 'summer', 'autumn', 'winter', 'spring']

const WARM: readonly Season[] = ['summer', 'summer', 'autumn', 'spring']

const TIMES: readonly DayTime[] = ['day', 'day', 'day', 'overcast', 'evening']

/** Vehicles of this length are seen from where `viewpoint` stands; for others it goes with their size. */
const USUAL_LENGTH = 450

/** Small things are looked at from their side; the viewer's own angle only varies it a little. */
const SMALL_ANGLES: Record<ThingView, number> = {
  quarter: 55,
  side: 72,
  rear: 104,
  front: 38,
  detail: 58,
}

const lightAt = ({ scene, season, seed }: ThingPicture) => {
  const place = createRandom(`${seed}:place`)
  const chosen =
    scene === 'snowfield' ? 'winter' : (season ?? place.pick(scene === 'water' ? WARM : SEASONS))
  return { light: lightOf(chosen, INDOORS.has(scene) ? 'day' : place.pick(TIMES)), random: place }
}

const cameraFor = (
  { view, seed }: ThingPicture,
  { small }: ThingModel,
  size: { length: number; width: number; height: number },
) => {
  const random = createRandom(`${seed}:${view}`)
  const settings = viewpoint(view === 'detail' ? 'quarter' : view, random)
  const scale = Math.max(size.length, size.height * 1.5, size.width * 1.5) / USUAL_LENGTH
  const angle = view === 'front' ? settings.angle + 12 : settings.angle
  return createCamera(
    {
      ...settings,
      angle: small ? SMALL_ANGLES[view] + settings.angle * 0.1 : angle,
      distance: settings.distance * scale,
      height: settings.height * scale * (small ? 2 : 1),
      fill: Math.min(0.86, settings.fill + (view === 'front' ? 0.1 : 0)) * (small ? 0.88 : 1),
      // Close-ups stand on the same side as the cover.
      mirrored: createRandom(`${seed}:side`).chance(0.5),
    },
    size,
  )
}

/** The part of the picture that a close-up shows. */
const closeUp = (
  camera: Camera,
  solids: readonly Solid[],
  focus: Point3 | undefined,
  zoom: number,
  whole = false,
) => {
  const near = solids
    .filter(({ round }) => round)
    .sort((a, b) => b.box.max[2] - a.box.max[2] || a.box.min[0] - b.box.min[0])[0]
  const { x, y, z } = extent(solids)
  const [px, py] = camera.project(
    focus ??
      (whole ? undefined : near?.round?.centre) ?? [
        (x[0] + x[1]) / 2,
        y[1] * 0.5,
        (z[0] + z[1]) / 2,
      ],
  )
  const [w, h] = [Math.round(PICTURE_WIDTH / zoom), Math.round(PICTURE_HEIGHT / zoom)]
  const left = Math.round(clamp(px - w / 2, 0, PICTURE_WIDTH - w))
  const top = Math.round(clamp(py - h / 2, 0, PICTURE_HEIGHT - h))
  return `${left} ${top} ${w} ${h}`
}

/** Draws a picture of a thing as SVG, 1600×1200. The same input gives the same text on every machine. */
export const drawThing = (spec: ThingPicture): string => {
  const model: ThingModel = THINGS[spec.thing]
  const [usual = ''] = model.variants
  const variant = spec.variant && model.variants.includes(spec.variant) ? spec.variant : usual
  const { light, random } = lightAt(spec)
  const own = createRandom(`${spec.seed}:thing`)
  const built = model.build({ variant, paint: spec.color, random: own })
  const { draught } = model
  const floats = spec.scene === 'water' && draught !== undefined
  const stood = draught === undefined ? built : floats ? afloat(built, draught) : onBeams(built)
  const { solids, size, shift } = placed(stood)
  const camera = cameraFor(spec, model, size)
  const painter = createPainter(camera)
  THING_SCENES[spec.scene]({
    painter,
    light,
    random,
    horizon: Math.round(camera.horizon),
    ground: camera.ground,
    shapes: new Map(),
  })
  drawFooting(painter, solids, floats)
  drawSolids(painter, camera, light, solids)
  const focus = model.focus?.(variant)
  const centre: Point3 | undefined = focus && [
    focus[0] + shift[0],
    focus[1] + shift[1] - (floats ? draught : 0),
    focus[2] + shift[2],
  ]
  const box =
    spec.view === 'detail'
      ? closeUp(camera, solids, centre, own.range(1.9, 2.4))
      : closeUp(camera, solids, undefined, model.small ? 1.25 : 1, true)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="${box}">${painter.svg()}</svg>`
}
