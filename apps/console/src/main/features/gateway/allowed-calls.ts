import type { Call } from '@trassa/contracts/call'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { confirm, loginFinish, loginInit, logout } from '@trassa/contracts/calls/auth'
import { listCities } from '@trassa/contracts/calls/cities'
import {
  carGenerations,
  carMarks,
  carModels,
  carModifications,
  carSeries,
  vehicleMarks,
  vehicleModels,
} from '@trassa/contracts/calls/dictionaries'
import { setPhotos } from '@trassa/contracts/calls/files'
import { readMe } from '@trassa/contracts/calls/profiles'
import {
  confirmSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  recoverSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from '@trassa/contracts/calls/second-factor'
import { hasRole } from '@trassa/contracts/enumerations/users'

/** What the console needs besides the moderators' calls: to log in, words for choosing, and the photographs of ads. */
const BESIDES: readonly Call[] = [
  loginInit,
  confirm,
  loginFinish,
  logout,
  readMe,
  readSecondFactor,
  enrollSecondFactor,
  confirmSecondFactor,
  verifySecondFactor,
  recoverSecondFactor,
  renewRecoveryCodes,
  listCities,
  carMarks,
  carModels,
  carGenerations,
  carSeries,
  carModifications,
  vehicleMarks,
  vehicleModels,
  setPhotos,
]

const isForStaff = ({ access, upload }: Call) =>
  access !== 'public' && hasRole(access, 'support') && !upload

/** The only calls that leave this process, by id; read from the contracts, so that a new one for moderators is let through. */
export const ALLOWED_CALLS: ReadonlyMap<string, Call> = new Map(
  [...BESIDES, ...ALL_CALLS.filter(isForStaff)].map((call) => [call.id, call]),
)
