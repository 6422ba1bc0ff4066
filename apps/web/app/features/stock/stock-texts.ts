import { countOf } from '@trassa/catalog/format/numbers'
import type { FeedCounts, FeedRun } from '@trassa/contracts/entities/feed'
import { FEED_OUTCOMES } from '@trassa/contracts/enumerations/feeds'
import type { Tone } from '@trassa/ui/display/badge'

/** What a run has found, or will do: each with its number, those of nothing left out. */
export function countsOf(
  { created, changed, unchanged, gone, refused }: FeedCounts,
  isCheck: boolean,
) {
  const rows = isCheck
    ? [
        ['Новые', created],
        ['Изменятся', changed],
        ['Без изменений', unchanged],
        ['Будут сняты', gone],
        ['С ошибками', refused],
      ]
    : [
        ['Новые', created],
        ['Изменены', changed],
        ['Без изменений', unchanged],
        ['Сняты', gone],
        ['С ошибками', refused],
      ]
  return rows as [label: string, count: number][]
}

const WORDS = {
  created: ['новое', 'новых', 'новых'],
  changed: ['изменено', 'изменено', 'изменено'],
  gone: ['снято', 'снято', 'снято'],
  refused: ['с ошибками', 'с ошибками', 'с ошибками'],
  drafts: ['черновик', 'черновика', 'черновиков'],
} as const

/** `12 новых, 3 изменено` in a line of the history. */
export function summaryOf(run: FeedRun): string {
  const { counts, outcome, message } = run
  if (outcome === 'failed' || !counts) return message
  const parts = (['created', 'drafts', 'changed', 'gone', 'refused'] as const).flatMap((key) =>
    counts[key] > 0 ? [countOf(counts[key], WORDS[key])] : [],
  )
  return parts.length > 0 ? parts.join(', ') : 'Изменений нет'
}

const TONES = { done: 'go', unchanged: 'neutral', shrunk: 'marking', failed: 'stop' } as const

export const outcomeOf = ({ outcome }: FeedRun): { tone: Tone; text: string } =>
  outcome === null
    ? { tone: 'sign', text: 'Идёт' }
    : { tone: TONES[outcome], text: FEED_OUTCOMES[outcome] }

export const AD_WORDS = ['объявление', 'объявления', 'объявлений'] as const
export const PROBLEM_WORDS = ['замечание', 'замечания', 'замечаний'] as const
