import { bench, booth, wash, workshop } from './indoors.ts'
import { field, shore, snowfield, water } from './nature.ts'
import type { Scene, SceneName } from './scene.ts'
import { SCENES } from './scenes.ts'
import { site } from './site.ts'

/** Where things that are not cars are photographed: the places of cars and more. */
export type PlaceName =
  | SceneName
  | 'field'
  | 'water'
  | 'shore'
  | 'snowfield'
  | 'site'
  | 'workshop'
  | 'bench'
  | 'wash'
  | 'booth'

/** Every place by its name. */
export const PLACES: Record<PlaceName, Scene> = {
  ...SCENES,
  field,
  water,
  shore,
  snowfield,
  site,
  workshop,
  bench,
  wash,
  booth,
}

/** Places under a roof: the hour does not matter there. */
export const INDOORS: ReadonlySet<PlaceName> = new Set([
  'showroom',
  'workshop',
  'bench',
  'wash',
  'booth',
])
