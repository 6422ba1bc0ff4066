import { axleBeam, brakes, fork, shocks, spring } from './suspension-parts.ts'
import { chain, rubberTrack, skiPair, trackLinks } from './track-parts.ts'
import {
  bucketPart,
  cylinder,
  fifthWheel,
  outboardEngine,
  ploughshare,
  propeller,
} from './working-parts.ts'

/** Running gear, tracks and working equipment of machines. */
export const RUNNING_GEAR = {
  brakes,
  shocks,
  spring,
  axleBeam,
  cylinder,
  trackLinks,
  rubberTrack,
  chain,
  propeller,
  fork,
  skiPair,
  ploughshare,
  bucket: bucketPart,
  fifthWheel,
  outboard: outboardEngine,
} as const
