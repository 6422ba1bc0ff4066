import { createCamera, PICTURE_HEIGHT, PICTURE_WIDTH } from './picture/camera.ts'
import { drawInterior } from './picture/draw-interior.ts'
import { drawBody } from './picture/draw-vehicle.ts'
import { eraOf } from './picture/era.ts'
import { type DayTime, lightOf, type Season } from './picture/light.ts'
import { createPainter } from './picture/painter.ts'
import { createVehicle } from './picture/vehicle.ts'
import { type View, viewpoint } from './picture/viewpoint.ts'
import { BODIES } from './picture-bodies/bodies.ts'
import { SEDAN } from './picture-bodies/low-bodies.ts'
import type { SceneName } from './picture-scenes/scene.ts'
import { SCENES } from './picture-scenes/scenes.ts'
import { createRandom, type Random } from './random.ts'

/** One picture of a demo vehicle. Pictures with the same `seed` show the same vehicle in the same place. */
export interface PictureSpec {
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
  /** The model year decides which time's design is drawn; now if absent. */
  year?: number
  /** Drawn from the seed if absent. */
  season?: Season
  /** The wheel of the interior is on the right. */
  rightHand?: boolean
}

const PLATE_LETTERS = 'АВЕКМНОРСТУХ'

/** A Russian number plate that could be real: three letters that Latin has too, a number, a region. */
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

/** Draws a picture of a vehicle as SVG, 1600×1200. The same input gives the same text, everywhere. */
export const drawVehicle = (spec: PictureSpec): string => {
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
    drawBody(painter, vehicle, camera)
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}">${painter.svg()}</svg>`
}
