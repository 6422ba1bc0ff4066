import { baseOf, type Call, type ClientCall } from '@trassa/contracts/call'
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
import { suggestQueries } from '@trassa/contracts/calls/typed-queries'
import { hasRole } from '@trassa/contracts/enumerations/users'

/** What the console needs besides the moderators' calls: to log in, words for choosing and searching, and the photographs of ads. */
const BESIDES: readonly ClientCall[] = [
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
  suggestQueries,
  setPhotos,
]

const isForStaff = (call: Call): call is ClientCall =>
  baseOf(call) === 'gateway' &&
  call.access !== 'public' &&
  hasRole(call.access, 'support') &&
  !call.upload &&
  !call.stream &&
  !call.file

/** The only calls that the renderer may ask, by id; read from the contracts, so that a new one for moderators is let through. */
export const ALLOWED_CALLS: ReadonlyMap<string, ClientCall> = new Map(
  [...BESIDES, ...ALL_CALLS.filter(isForStaff)].map((call) => [call.id, call]),
)
