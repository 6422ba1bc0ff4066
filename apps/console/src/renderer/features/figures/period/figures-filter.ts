import { QUEUE_LANES, type QueueLane } from '@trassa/contracts/enumerations/moderation'
import { MOSCOW_ZONE } from '@trassa/contracts/zone'
import { PERIODS, type Period, type PeriodName, periodMistake, periodOf } from './period.ts'

/** What is chosen above the figures, as it stands in the address. */
export interface FiguresFilter {
  name: PeriodName
  /** Of `own`; the days of another choice stay until they are changed. */
  from: string
  to: string
  /** Whether days are those of this computer's zone. */
  isOwnZone: boolean
  lane: QueueLane | undefined
  moderatorId: string | undefined
}

const isPeriodName = (text: string | null): text is PeriodName =>
  text !== null && Object.hasOwn(PERIODS, text)

/** The choice that an address stands for; what it does not name is the usual one. */
export function readFilter(params: URLSearchParams): FiguresFilter {
  const name = params.get('period')
  const lane = QUEUE_LANES.find((one) => one === params.get('lane'))
  return {
    name: isPeriodName(name) ? name : 'today',
    from: params.get('from') ?? '',
    to: params.get('to') ?? '',
    isOwnZone: params.get('zone') === 'own',
    lane,
    moderatorId: params.get('moderator') ?? undefined,
  }
}

export function writeFilter(filter: FiguresFilter): Record<string, string> {
  const { name, from, to, isOwnZone, lane, moderatorId } = filter
  return {
    period: name,
    ...(name === 'own' && { from, to }),
    ...(isOwnZone && { zone: 'own' }),
    ...(lane && { lane }),
    ...(moderatorId && { moderator: moderatorId }),
  }
}

/** The days of a choice; `null` while the own ones are no period. */
export function chosenPeriod(filter: FiguresFilter, ownZone: string, now: Date): Period | null {
  const zone = filter.isOwnZone ? ownZone : MOSCOW_ZONE
  const { days } = PERIODS[filter.name]
  if (days !== null) return periodOf(days, zone, now)
  return periodMistake(filter) === null ? { from: filter.from, to: filter.to, zone } : null
}
