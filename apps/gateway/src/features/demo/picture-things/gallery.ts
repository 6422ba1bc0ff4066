import type { Season } from '../picture/light.ts'
import { createRandom } from '../random.ts'
import type { ThingSpec, ThingView } from './draw-thing.ts'
import type { ThingModel } from './thing.ts'
import { THINGS } from './things.ts'

/** The cover shows the whole thing from a corner; then what people photograph next. */
const WHOLE: readonly ThingView[] = ['quarter', 'side', 'detail', 'rear', 'front']
/** Small things have no front that differs. */
const SMALL: readonly ThingView[] = ['quarter', 'detail', 'side', 'front', 'rear']

/** The pictures of one ad: one thing in one place and season, from `count` sides (at most five). */
export const thingGallery = (
  thing: Pick<ThingSpec, 'thing' | 'variant' | 'color' | 'seed'> & { season?: Season },
  count: number,
): ThingSpec[] => {
  const model: ThingModel = THINGS[thing.thing]
  const scene = createRandom(`${thing.seed}:scene`).pick(
    model.places(thing.variant ?? model.variants[0] ?? ''),
  )
  return (model.small ? SMALL : WHOLE).slice(0, count).map((view) => ({ ...thing, view, scene }))
}
