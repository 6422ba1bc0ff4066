import { birches, dacha, highway } from './country.ts'
import type { Scene, SceneName } from './scene.ts'
import { showroom } from './showroom.ts'
import { garages, parking, street, yard } from './town.ts'

/** What draws each scene that cars are photographed in. */
export const SCENES: Record<SceneName, Scene> = {
  yard,
  birches,
  street,
  dacha,
  garages,
  parking,
  highway,
  showroom,
}

/** The names of the scenes for cars. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
