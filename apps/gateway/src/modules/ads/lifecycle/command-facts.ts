import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { RISK_SIGNALS, type RiskSignal } from '@trassa/contracts/enumerations/moderation'
import type { Issue } from '@trassa/contracts/errors'
import { type AdEventTraits, hasTrait } from '@trassa/machines/ad-lifecycle/ad-event-traits'
import type { AdFacts } from '@trassa/machines/ad-lifecycle/ad-lifecycle.types'
import type { Transaction } from '../../../platform/database/connect.ts'
import { lockBlocked } from '../../identity/public.ts'
import { lockOwnerConsents } from '../confirmation/owner-consent.ts'
import { checkPublishable } from '../content/publishable-content.ts'
import { riskOf } from '../risk/risk.ts'
import type { AdBilling } from './ad-billing.ts'
import type { AdCommand } from './ad-command.ts'
import { readHiddenWithAccount } from './hidden-with-account.ts'
import { lockPublications, type Publications, returnsToFree } from './publications.ts'
import type { AdColumnChanges } from './write-ads.ts'

/** Sum of the scores of an ad's risk signals (domain §3). */
const riskScoreOf = (risk: readonly RiskSignal[]): number =>
  risk.reduce((total, signal) => total + RISK_SIGNALS[signal].score, 0)

/** What was read for one command. */
export interface CommandFacts {
  /** Ask in the order of the commands: an earlier one may have taken the last publication. */
  lifecycleFacts: () => AdFacts
  /** What a publication writes that assesses the risk: its content as it is checked now, and the risk. */
  checkedColumns: AdColumnChanges
  risk?: RiskSignal[] | undefined
  /** What keeps the ad from being published. */
  publicationIssues: Issue[]
}

export interface BatchFacts {
  of: (command: AdCommand) => CommandFacts
  publications: Publications
}

/**
 * Reads the facts that the lifecycle decides by, once for a batch of commands, and locks until the
 * transaction ends what other transactions could change. Only what the traits of a command's event
 * ask for is read: all else is taken as missing, so that a rule which needs it refuses.
 */
export async function readFacts(
  tx: Transaction,
  commands: AdCommand[],
  billing: AdBilling,
): Promise<BatchFacts> {
  const adsWith = (trait: keyof AdEventTraits) =>
    commands.filter(({ event }) => hasTrait(event, trait)).map(({ ad }) => ad)
  const returning = commands.filter(returnsToFree).map(({ ad }) => ad)
  const charged = [...adsWith('charges'), ...returning]
  const publications = await lockPublications(tx, charged, billing)
  const consents = await lockOwnerConsents(
    tx,
    commands.filter(({ event }) => hasTrait(event, 'needsOwnerConsent')),
  )
  const lifted = adsWith('usesPaidLift').map(({ id }) => id)
  const paidLifts = lifted.length > 0 ? await billing.lockPaidLifts(tx, lifted) : new Set()
  const publishing = commands.filter(({ event }) => hasTrait(event, 'publishes'))
  const checks = await checkPublishable(
    tx,
    publishing.map(({ ad, event: { now } }) => ({ ad, now })),
  )
  const blockedOwners = await lockBlocked(
    tx,
    adsWith('dependsOnAccount').map(({ userId }) => userId),
  )
  const hidden = await readHiddenWithAccount(
    tx,
    adsWith('dependsOnBlock').map(({ id }) => id),
  )

  const facts = new Map<AdCommand, CommandFacts>()
  for (const command of commands) {
    const { ad, event, issues = [] } = command
    const check = checks.get(ad.id)
    const isAssessed = hasTrait(event, 'assessesRisk') && !check?.issues.length && !issues.length
    const risk = isAssessed
      ? await riskOf(tx, contentAfter(command, check?.columns), !keepsPhotos(command))
      : undefined
    facts.set(command, {
      risk,
      publicationIssues: check?.issues ?? [],
      checkedColumns: check && risk ? { ...check.columns, risk } : {},
      lifecycleFacts: () => ({
        ...ad,
        riskScore: riskScoreOf(risk ?? ad.risk),
        riskRaised: risk?.some((signal) => !ad.risk.includes(signal)) ?? false,
        freeQuotaLeft: publications.isFreeLeft(ad),
        packageUnitLeft: publications.isUnitLeft(ad),
        liftPaid: paidLifts.has(ad.id),
        complete: check?.issues.length === 0,
        contentValid: issues.length === 0,
        ownerConsented: consents.has(ad.id),
        ownerBlocked: blockedOwners.has(ad.userId),
        hiddenWithAccount: hidden.has(ad.id),
      }),
    })
  }
  return {
    publications,
    of: (command) => {
      const found = facts.get(command)
      if (!found) throw new Error(`No facts were read of ad ${command.ad.id}`)
      return found
    },
  }
}

/** An active ad's photographs were compared when it was submitted; it changes them only by a revision (domain §3). */
const keepsPhotos = ({ ad, event }: AdCommand): boolean =>
  event.type === 'ad.edited' &&
  ad.stat === AD_STATS.active.stat &&
  !event.identity &&
  !event.reverted

/** The ad with the content that it has after the event. */
const contentAfter = ({ ad, content, revision = ad.revision }: AdCommand, checked = {}) => ({
  ...ad,
  ...content,
  ...checked,
  revision,
})
