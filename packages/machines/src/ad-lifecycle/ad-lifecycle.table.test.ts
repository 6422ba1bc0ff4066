import { AD_STATS, type AdStat } from '@trassa/contracts/enumerations/ads'
import { describe, expect, it } from 'vitest'
import { allowedEvents, decideTransition } from './ad-lifecycle.decision.ts'
import type { AdEventType, AdFacts } from './ad-lifecycle.types.ts'
import {
  ACTOR_NAMES,
  ACTORS,
  type ActorName,
  adIn,
  EVENT_PAYLOADS,
  NOW,
} from './testing/ad-samples.ts'

interface Cell {
  to: AdStat
  who: ActorName[]
  /** What else must be so; menus presume that it is not. */
  facts?: Partial<AdFacts>
}

const OWNER: ActorName[] = ['owner']
const STAFF: ActorName[] = ['moderator', 'senior']
const OWNER_OR_STAFF: ActorName[] = [...OWNER, ...STAFF]
const SYSTEM: ActorName[] = ['system']
const LEFT: Cell = { to: 7, who: SYSTEM }
const ACCOUNT_BLOCKED: Cell = { to: 4, who: SYSTEM, facts: { ownerBlocked: true } }
const SENIOR: Cell = { to: 5, who: ['senior'] }
const UNDONE: Cell = { to: 6, who: STAFF }
const corrected = (stat: AdStat): Cell => ({ to: stat, who: STAFF })

/** domain §3, written out once more: event → from → to and who, where nothing else is in the way. */
const TABLE: Record<AdEventType, Partial<Record<AdStat, Cell>>> = {
  'ad.submitted': { 0: { to: 2, who: OWNER_OR_STAFF } },
  'ad.paid': { 0: { to: 2, who: SYSTEM }, 5: { to: 1, who: SYSTEM }, 6: { to: 1, who: SYSTEM } },
  'ad.approved': {
    2: { to: 1, who: [...STAFF, 'system'] },
    1: { to: 1, who: STAFF },
  },
  'ad.fixRequested': { 2: { to: 3, who: STAFF }, 1: { to: 1, who: STAFF } },
  'ad.resubmitted': { 3: { to: 2, who: OWNER_OR_STAFF } },
  'ad.silenceElapsed': { 3: { to: 6, who: SYSTEM } },
  'ad.edited': {
    0: { to: 0, who: OWNER_OR_STAFF },
    1: { to: 1, who: OWNER_OR_STAFF },
    2: { to: 2, who: OWNER_OR_STAFF },
    3: { to: 3, who: OWNER_OR_STAFF },
    5: { to: 5, who: OWNER_OR_STAFF },
    6: { to: 6, who: OWNER_OR_STAFF },
  },
  'ad.expired': { 1: { to: 5, who: SYSTEM } },
  'ad.withdrawn': {
    1: { to: 6, who: OWNER_OR_STAFF },
    2: { to: 6, who: OWNER },
    3: { to: 6, who: OWNER },
  },
  'ad.renewed': { 5: { to: 1, who: OWNER_OR_STAFF }, 6: { to: 1, who: OWNER_OR_STAFF } },
  'ad.blocked': {
    1: { to: 4, who: STAFF },
    2: { to: 4, who: STAFF },
    3: { to: 4, who: STAFF },
  },
  'ad.appealed': { 4: { to: 2, who: OWNER } },
  'ad.deleted': {
    0: { to: 7, who: OWNER },
    2: { to: 7, who: OWNER },
    3: { to: 7, who: OWNER },
    5: { to: 7, who: OWNER },
    6: { to: 7, who: OWNER },
  },
  'ad.ownerLeft': {
    0: LEFT,
    1: LEFT,
    2: LEFT,
    3: LEFT,
    4: LEFT,
    5: LEFT,
    6: LEFT,
    7: LEFT,
  },
  'ad.ownerBlocked': { 1: ACCOUNT_BLOCKED, 2: ACCOUNT_BLOCKED, 3: ACCOUNT_BLOCKED },
  'ad.ownerUnblocked': { 4: { to: 2, who: SYSTEM } },
  'ad.restored': { 7: { to: 6, who: STAFF } },
  'ad.lifted': { 1: { to: 1, who: [...OWNER_OR_STAFF, 'system'] } },
  'ad.stillOffered': { 1: { to: 1, who: OWNER } },
  'ad.datesSet': { 1: { to: 1, who: STAFF } },
  'ad.overridden': {
    0: SENIOR,
    1: SENIOR,
    2: SENIOR,
    3: SENIOR,
    4: SENIOR,
    5: SENIOR,
    6: SENIOR,
    7: SENIOR,
  },
  'ad.corrected': {
    0: corrected(0),
    1: corrected(1),
    2: corrected(2),
    3: corrected(3),
    4: corrected(4),
    5: corrected(5),
    6: corrected(6),
    7: corrected(7),
  },
  'ad.changeUndone': {
    0: UNDONE,
    1: UNDONE,
    2: UNDONE,
    3: UNDONE,
    4: UNDONE,
    5: UNDONE,
    6: UNDONE,
    7: UNDONE,
  },
}

const STATES = Object.values(AD_STATS)

const cells = EVENT_PAYLOADS.flatMap((payload) =>
  STATES.map(({ stat, label }) => ({
    payload,
    stat,
    name: `${payload.type} in ${stat} (${label})`,
    cell: TABLE[payload.type][stat],
  })),
)

describe('domain §3: the table of the ad lifecycle', () => {
  it('has a sample of every event', () => {
    expect(EVENT_PAYLOADS.map(({ type }) => type)).toEqual(Object.keys(TABLE))
  })

  it.each(cells)('$name', ({ payload, stat, cell }) => {
    const ad = adIn(stat, cell?.facts)
    const allowed = ACTOR_NAMES.filter((name) => {
      const decision = decideTransition(ad, { ...payload, actor: ACTORS[name], now: NOW })
      if (decision.ok) expect(decision.changes.stat ?? stat).toBe(cell?.to)
      return decision.ok
    })
    expect(allowed).toEqual(cell?.who ?? [])
  })

  it.each(cells)('a refusal of $name says why', ({ payload, stat, cell }) => {
    for (const name of ACTOR_NAMES.filter((who) => !cell?.who.includes(who))) {
      const ad = adIn(stat, cell?.facts)
      const decision = decideTransition(ad, { ...payload, actor: ACTORS[name], now: NOW })
      const codes = cell
        ? ['ad.forbidden', 'session.forbidden', 'ad.illegal_transition']
        : ['ad.illegal_transition']
      expect(codes).toContain(decision.ok ? 'ok' : decision.code)
    }
  })

  it.each(STATES)('menus offer what the table allows in $stat ($label)', ({ stat }) => {
    for (const name of ACTOR_NAMES) {
      const inTable = EVENT_PAYLOADS.map(({ type }) => type).filter((type) => {
        const cell = TABLE[type][stat]
        return cell && !cell.facts && cell.who.includes(name)
      })
      expect(allowedEvents(adIn(stat), ACTORS[name], NOW)).toEqual(inTable)
    }
  })

  it.each(STATES)('override leads from $stat to every other', ({ stat }) => {
    for (const { stat: wanted } of STATES) {
      const decision = decideTransition(adIn(stat), {
        type: 'ad.overridden',
        stat: wanted,
        comment: 'По решению суда',
        actor: ACTORS.senior,
        now: NOW,
      })
      expect(decision.ok && (decision.changes.stat ?? stat)).toBe(wanted)
    }
  })
})
