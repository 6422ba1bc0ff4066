import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import * as change from './ad-lifecycle.changes.ts'
import * as edits from './ad-lifecycle.edits.ts'
import { adLifecycleSetup, when, whenAskedFor, write } from './ad-lifecycle.setup.ts'
import {
  appeals,
  block,
  decidingModerator,
  directEdit,
  expiredOrArchived,
  lifts,
  moderatorOfOthers,
  overrideRules,
  ownerBlocked,
  ownerUnblocked,
  publishable,
  submissions,
  undoRules,
  unpublished,
} from './ad-lifecycle.transitions.ts'

/** The whole table of domain §3, in one place. Use it through `decideTransition` and `allowedEvents`. */
export const adLifecycleMachine = adLifecycleSetup.createMachine({
  id: 'adLifecycle',
  context: ({ input }) => ({ ad: input, changes: {}, effects: [] }),
  initial: 'draft',
  on: {
    'ad.ownerLeft': {
      guard: when('system'),
      target: '.deleted',
      actions: write(edits.settleRevision),
    },
    'ad.overridden': Object.entries(AD_STATS).map(([state, { stat }]) => ({
      guard: whenAskedFor(stat, 'senior', 'notOwn', 'commented', ...overrideRules(stat)),
      target: `.${state}`,
      actions: [write(edits.settleRevision), write(change.override)],
    })),
    'ad.corrected': {
      guard: when(...moderatorOfOthers, 'reasonWritten'),
      actions: write(change.keep),
    },
    'ad.changeUndone': [
      // Without a target: promotions of an ad that stays active run on. `statKept` is first, so that refusals of the
      // others name their own rules.
      { guard: when('statKept', ...moderatorOfOthers), actions: write(change.keep) },
      ...Object.entries(AD_STATS).map(([state, { stat }]) => ({
        guard: whenAskedFor(stat, ...undoRules(stat)),
        target: `.${state}`,
      })),
    ],
  },
  states: {
    draft: {
      on: {
        'ad.edited': directEdit,
        'ad.submitted': submissions,
        'ad.paid': [
          {
            guard: when('system', 'unpaid', ...publishable),
            target: 'moderation',
            actions: [write(change.markPaid), write(change.queue)],
          },
          { guard: when('system', 'unpaid'), actions: write(change.markPaid) },
        ],
        'ad.deleted': {
          guard: when('owner'),
          target: 'deleted',
          actions: write(change.returnUnused),
        },
      },
    },
    moderation: {
      on: {
        'ad.edited': directEdit,
        'ad.approved': [
          {
            guard: when(...decidingModerator, ...publishable),
            target: 'active',
            actions: write(change.publish),
          },
          {
            guard: when('system', 'lowRisk', 'notUnderAppeal', 'noReviewRequired', ...publishable),
            target: 'active',
            actions: write(change.publish),
          },
        ],
        'ad.fixRequested': {
          guard: when(...decidingModerator, 'reasonsGiven'),
          target: 'needsFix',
          actions: write(change.sendBack),
        },
        'ad.blocked': { ...block, guard: when(...decidingModerator, 'reasonsGiven') },
        'ad.ownerBlocked': ownerBlocked,
        ...unpublished,
      },
    },
    needsFix: {
      on: {
        'ad.edited': directEdit,
        'ad.resubmitted': {
          guard: when('ownerOrModerator', ...publishable),
          target: 'moderation',
          actions: write(change.queue),
        },
        'ad.silenceElapsed': {
          guard: when('system', 'silent'),
          target: 'archived',
          actions: [write(change.archiveSilent), write(change.returnUnused)],
        },
        'ad.blocked': block,
        'ad.ownerBlocked': ownerBlocked,
        ...unpublished,
      },
    },
    active: {
      entry: write(change.resumePromotions),
      exit: write(change.stopPromotions),
      on: {
        'ad.edited': {
          guard: when('ownerOrModerator', 'contentValid'),
          actions: write(edits.editActive),
        },
        'ad.approved': {
          guard: when(...moderatorOfOthers, 'revisionPending'),
          target: 'active',
          actions: write(edits.acceptRevision),
        },
        'ad.fixRequested': {
          guard: when(...moderatorOfOthers, 'revisionPending', 'reasonsGiven'),
          target: 'active',
          actions: write(edits.refuseRevision),
        },
        'ad.expired': {
          guard: when('system', 'due'),
          target: 'expired',
          actions: write(edits.settleRevision),
        },
        'ad.withdrawn': {
          guard: when('ownerOrModerator'),
          target: 'archived',
          actions: [write(edits.settleRevision), write(change.withdraw)],
        },
        'ad.blocked': block,
        'ad.ownerBlocked': ownerBlocked,
        'ad.lifted': lifts,
        'ad.stillOffered': { guard: when('owner'), actions: write(change.confirm) },
        'ad.datesSet': {
          guard: when(...moderatorOfOthers, 'datesAllowed', 'reasonWritten'),
          actions: write(change.setDates),
        },
      },
    },
    blocked: { on: { 'ad.appealed': appeals, 'ad.ownerUnblocked': ownerUnblocked } },
    expired: { on: expiredOrArchived },
    archived: { on: expiredOrArchived },
    deleted: { on: { 'ad.restored': { guard: when(...moderatorOfOthers), target: 'archived' } } },
  },
})
