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

/** Parts of what runs, turns, lifts and digs. */
export const RUNNING_PARTS = {
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
