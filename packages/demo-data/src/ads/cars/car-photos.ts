import { type CarPicture, russianPlate } from '../../pictures/cars/draw-car.ts'
import type { View } from '../../pictures/engine/viewpoint.ts'
import { SCENE_NAMES } from '../../pictures/scenes/scenes.ts'
import type { Random } from '../../random.ts'

const OTHER_VIEWS: readonly View[] = ['side', 'rear', 'interior', 'front']

/** Three to six pictures of one car in one scene, each from another side; the cover first. */
export const carPhotos = (
  car: Pick<
    CarPicture,
    'bodyType' | 'color' | 'seed' | 'markName' | 'year' | 'season' | 'rightHand'
  >,
  { dealer, plateCode }: { dealer: boolean; plateCode: string | undefined },
  random: Random,
): CarPicture[] => {
  const scene =
    dealer && random.chance(0.7)
      ? 'showroom'
      : random.pick(SCENE_NAMES.filter((name) => name !== 'showroom'))
  const plate = russianPlate(random, plateCode)
  const count = random.int(2, 4)
  const cover: View = random.chance(0.82) ? 'quarter' : 'side'
  const views = [
    cover,
    ...random.shuffle(OTHER_VIEWS.filter((view) => view !== cover)).slice(0, count),
    ...(cover === 'side' ? (['quarter'] as const) : []),
  ]
  return views.map((view) => ({ ...car, view, scene, plate }))
}
