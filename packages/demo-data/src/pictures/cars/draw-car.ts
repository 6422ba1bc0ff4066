import { createRandom, type Random } from '../../random.ts'
import { createCamera, PICTURE_HEIGHT, PICTURE_WIDTH } from '../engine/camera.ts'
import { type DayTime, lightOf, type Season } from '../engine/light.ts'
import { createPainter } from '../engine/painter.ts'
import { type View, viewpoint } from '../engine/viewpoint.ts'
import type { SceneName } from '../scenes/scene.ts'
import { SCENES } from '../scenes/scenes.ts'
import { drawVehicle } from './body/draw-vehicle.ts'
import { createVehicle } from './body/vehicle.ts'
import { BODIES } from './body-types/bodies.ts'
import { SEDAN } from './body-types/low-bodies.ts'
import { drawInterior } from './draw-interior.ts'
import { eraOf } from './era.ts'

/** A picture of a car, as plain data. Pictures with the same `seed` show the same car in the same scene. */
export interface CarPicture {
  /** The catalogue's body type; an unknown one is drawn as a sedan. */
  bodyType: number
  /** `#rrggbb`. */
  color: string
  view: View
  scene: SceneName
  seed: string | number
  /** `А123ВС77`; one is made from the seed if absent. */
  plate?: string
  /** Latin letters on the boot lid. */
  markName?: string
  /** The model year, which decides the design's era; 2020 if absent. */
  year?: number
  /** Drawn from the seed if absent. */
  season?: Season
  /** The steering wheel is on the right. */
  rightHand?: boolean
}

const PLATE_LETTERS = 'АВЕКМНОРСТУХ'

/** A plausible Russian number plate: three letters that look like Latin ones, a number, a region. */
export const russianPlate = (random: Random, region?: string) => {
  const letter = () => random.pick([...PLATE_LETTERS])
  const number = String(random.int(1, 999)).padStart(3, '0')
  return `${letter()}${number}${letter()}${letter()}${region ?? random.pick(['77', '799', '178', '50', '116', '16', '63', '54', '66', '96', '23', '123', '161', '174', '02', '59', '36', '52', '152', '24'])}`
}

const SEASONS: readonly Season[] = ['summer', 'summer', 'autumn', 'winter', 'spring']
const TIMES: Record<'open' | 'highway', readonly DayTime[]> = {
  open: ['day', 'day', 'day', 'overcast', 'evening', 'dusk'],
  highway: ['evening', 'evening', 'dusk', 'day'],
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Draws a picture of a car as SVG, 1600×1200. The same input gives the same text on every machine. */
export const drawCar = (spec: CarPicture): string => {
  const place = createRandom(`${spec.seed}:place`)
  const season = spec.season ?? place.pick(SEASONS)
  const time = place.pick(TIMES[spec.scene === 'highway' ? 'highway' : 'open'])
  const light = lightOf(season, spec.scene === 'showroom' ? 'day' : time)
  const own = createRandom(`${spec.seed}:vehicle`)
  const plate = spec.plate ?? russianPlate(createRandom(`${spec.seed}:plate`))
  const era = eraOf(spec.year ?? 2020)
  const vehicle = createVehicle(BODIES.get(spec.bodyType) ?? SEDAN, era, spec.color, light, own, {
    plate: escaped(plate),
    name: escaped((spec.markName ?? '').toUpperCase()),
  })
  const camera = createCamera(viewpoint(spec.view, createRandom(`${spec.seed}:${spec.view}`)), {
    length: vehicle.shape.length,
    width: vehicle.shape.width,
    height: vehicle.surface.height,
  })
  const painter = createPainter(camera)
  if (spec.view === 'interior')
    drawInterior(painter, {
      era,
      light,
      rightHand: spec.rightHand ?? false,
      random: own,
    })
  else {
    const { horizon, ground } = camera
    SCENES[spec.scene]({
      painter,
      light,
      random: place,
      horizon: Math.round(horizon),
      ground,
      shapes: new Map(),
    })
    drawVehicle(painter, vehicle, camera)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">${painter.svg()}</svg>`
}
