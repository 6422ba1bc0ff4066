import {
  OUTSIDE_LINKS,
  type OutsideLinkId,
  type OutsideLinks,
} from '@trassa/contracts/outside-links'
import { z } from 'zod'

type Variable = (typeof OUTSIDE_LINKS)[OutsideLinkId]

const ENTRIES = Object.entries(OUTSIDE_LINKS) as [OutsideLinkId, Variable][]

const address = z.url({ protocol: /^https$/, error: 'адрес, который начинается с https://' })

/** The `LINK_…` variables of the environment: https addresses, each optional. */
export const outsideLinkSettings = Object.fromEntries(
  ENTRIES.map(([, variable]) => [variable, address.optional()]),
) as Record<Variable, z.ZodOptional<typeof address>>

/** The addresses that are set, by the ids that pages know. */
export const outsideLinksOf = (env: Partial<Record<Variable, string | undefined>>): OutsideLinks =>
  Object.fromEntries(
    ENTRIES.flatMap(([id, variable]) => (env[variable] ? [[id, env[variable]]] : [])),
  )
