import type { Random } from '../../../random.ts'
import { lightness, mix } from '../../engine/colour.ts'
import type { Light } from '../../engine/light.ts'
import { ERA_STYLES, type EraStyle, shapeInEra } from '../era.ts'
import type { BodyShape, Era } from './body-shape.ts'
import { createSurface, type Surface } from './surface.ts'

/** The colours of one vehicle in one light. */
export interface Paint {
  base: string
  /** Turned to the sky. */
  bonnet: string
  roof: string
  /** The end that is turned to the viewer. */
  end: string
  seam: string
  trim: string
  chrome: string
  glassTop: string
  glassBottom: string
}

/** One vehicle, the same in all of its pictures: body, time, colours and what its maker chose. */
export interface Vehicle {
  shape: BodyShape
  surface: Surface
  style: EraStyle
  era: Era
  paint: Paint
  lamps: number
  grille: number
  rims: number
  tailLamps: number
  creases: number
  rimColour: string
  plate: string
  name: string
}

const paintFor = (colour: string, light: Light): Paint => {
  const value = lightness(colour)
  return {
    base: colour,
    bonnet: mix(mix(colour, '#ffffff', 0.1), light.sky, 0.1),
    roof: mix(mix(colour, '#ffffff', 0.12), light.sky, 0.2),
    end: mix(colour, light.shade, value < 0.15 ? 0.3 : 0.16),
    seam: value < 0.18 ? '#000000' : mix(colour, '#0c0f14', 0.55),
    trim: '#1b1d21',
    chrome: mix('#c9ced6', light.sky, 0.25),
    glassTop: mix('#33424f', light.sky, 0.34),
    glassBottom: '#141b22',
  }
}

/** A vehicle of a body type as its maker and its year made it; `random` must be the vehicle's own. */
export const createVehicle = (
  body: BodyShape,
  era: Era,
  colour: string,
  light: Light,
  random: Random,
  words: { plate: string; name: string },
): Vehicle => {
  const stretch = random.range(0.985, 1.015)
  const shaped = shapeInEra(body, era)
  const shape = { ...shaped, width: shaped.width * stretch }
  return {
    shape,
    surface: createSurface(shape, ERA_STYLES[era]),
    style: ERA_STYLES[era],
    era,
    paint: paintFor(colour, light),
    lamps: random.int(0, 2),
    grille: random.int(0, 3),
    rims: random.int(0, 3),
    tailLamps: random.int(0, 2),
    creases: random.int(0, 2),
    rimColour: random.pick(['#c6cad0', '#aeb4bc', '#8d939c', '#3a3e45']),
    ...words,
  }
}
