import { bench, booth, wash, workshop } from './indoors.ts'
import { field, shore, snowfield, water } from './nature.ts'
import type { Scene, SceneName } from './scene.ts'
import { SCENES } from './scenes.ts'
import { site } from './site.ts'

/** The scenes that things other than cars are photographed in: those of cars, and more. */
export type ThingSceneName =
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

/** What draws each of them. */
export const THING_SCENES: Record<ThingSceneName, Scene> = {
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

/** Scenes under a roof, where the time of day does not matter. */
export const INDOORS: ReadonlySet<ThingSceneName> = new Set([
  'showroom',
  'workshop',
  'bench',
  'wash',
  'booth',
])
