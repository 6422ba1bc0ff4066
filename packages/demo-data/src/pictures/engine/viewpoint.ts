import type { Random } from '../../random.ts'
import type { CameraSettings } from './camera.ts'

/** From where a picture shows the vehicle. */
export type View = 'side' | 'front' | 'rear' | 'interior' | 'quarter'

/** The position of the camera in a typical photograph of a car for sale. */
export const viewpoint = (view: View, random: Random): CameraSettings => {
  const mirrored = random.chance(0.5)
  switch (view) {
    case 'side':
      return {
        angle: random.range(84, 92),
        distance: 1300,
        height: random.range(125, 155),
        fill: 0.84,
        mirrored,
      }
    case 'front':
      return {
        angle: random.range(8, 18),
        distance: 980,
        height: random.range(112, 140),
        fill: 0.58,
        mirrored,
      }
    case 'rear':
      return {
        angle: random.range(140, 168),
        distance: 960,
        height: random.range(125, 155),
        fill: 0.74,
        mirrored,
      }
    default:
      return {
        angle: random.range(38, 52),
        distance: 980,
        height: random.range(130, 165),
        fill: 0.86,
        mirrored,
      }
  }
}
