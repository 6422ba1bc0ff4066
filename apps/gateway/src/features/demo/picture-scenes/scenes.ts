import { birches, dacha, highway } from './country.ts'
import type { Scene, SceneName } from './scene.ts'
import { showroom } from './showroom.ts'
import { garages, parking, street, yard } from './town.ts'

/** Every place by its name. */
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

/** The names of all places. */
export const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
