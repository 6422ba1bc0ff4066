import type { ContentDifference } from '@trassa/contracts/entities/moderator/content-difference'
import type { AuditEntry } from '@trassa/contracts/entities/moderator/moderation'
import { joinDifferences } from './join-differences.ts'

/** Edits further apart than this were made in two sittings. */
const SITTING_MS = 30 * 60_000

/** One line of the history: an entry, or several edits of one person in one sitting. */
export interface HistoryLine {
  /** The newest one. */
  entry: AuditEntry
  /** How many entries it stands for, and over how many minutes. */
  total: number
  minutes: number
  /** The columns and fields that they have changed. */
  changed: string[]
  /** From before the oldest of them to behind the newest. */
  difference: ContentDifference | null
}

/** The form saves itself as its owner types: what it has saved in one sitting is one line. */
const isAutosave = ({ event, reason }: AuditEntry) =>
  (event === 'ad.edited' || event === 'photos.set') && reason === null

const distance = (newer: AuditEntry, older: AuditEntry) =>
  Date.parse(newer.at) - Date.parse(older.at)

/** @param history newest first */
export function foldEdits(history: readonly AuditEntry[]): HistoryLine[] {
  const groups: AuditEntry[][] = []
  for (const entry of history) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const continues =
      last !== undefined &&
      isAutosave(last) &&
      isAutosave(entry) &&
      last.actorId === entry.actorId &&
      distance(last, entry) < SITTING_MS
    if (group && continues) group.push(entry)
    else groups.push([entry])
  }
  return groups.map(lineOf)
}

function lineOf(group: AuditEntry[]): HistoryLine {
  const [entry, oldest] = [group[0] as AuditEntry, group.at(-1) as AuditEntry]
  return {
    entry,
    total: group.length,
    minutes: Math.max(1, Math.round(distance(entry, oldest) / 60_000)),
    changed: [...new Set(group.flatMap(({ changed = [] }) => changed))],
    difference: joinDifferences(group.flatMap(({ difference = [] }) => difference)),
  }
}
