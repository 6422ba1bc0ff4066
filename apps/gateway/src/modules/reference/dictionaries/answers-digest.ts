import { createHash } from 'node:crypto'
import { SUBTYPES } from '@trassa/catalog/taxonomy/subtypes'
import type { Call } from '@trassa/contracts/call'
import { listCities, listRegions } from '@trassa/contracts/calls/cities'
import * as dictionaries from '@trassa/contracts/calls/dictionaries'
import * as lists from '@trassa/contracts/calls/dictionary-lists'
import { z } from 'zod'
import { namesDigest } from '../names/other-names.ts'
import { OPTION_LISTS, typesOf } from './option-lists.ts'

/**
 * What a release may change in the answers of dictionaries while the rows stay the same: their shape,
 * the enumerations and other names of rows.
 */
export function answersDigest(): string {
  const calls: Call[] = [
    listCities,
    listRegions,
    ...Object.values(dictionaries),
    ...Object.values(lists),
  ]
  const shapes = calls.map(({ id, answer }) => [id, z.toJSONSchema(answer)])
  const options = OPTION_LISTS.map(([, choices]) => choices)
  const types = SUBTYPES.map(({ prodId }) => typesOf(prodId))
  return createHash('sha256')
    .update(JSON.stringify([shapes, options, types, namesDigest()]))
    .digest('hex')
}
