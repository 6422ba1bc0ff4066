import type { Batch } from '@trassa/contracts/entities/moderator/batch'
import { useState } from 'react'

/** How many rows waited in an answer, and when it came, in milliseconds since the epoch. */
interface Answer {
  at: number
  waiting: number
}

/** So many answers back the speed is measured: what was before a pause is soon forgotten. */
const MEASURED_ANSWERS = 5
const SECOND = 1000

/** What is left of a batch at the speed between the first and the last of the answers; empty while it is unknown. */
export function timeToGo(answers: readonly Answer[]): string {
  const [first, last] = [answers[0], answers.at(-1)]
  if (!first || !last || last.waiting === 0) return ''
  const done = first.waiting - last.waiting
  if (done <= 0) return ''
  const seconds = Math.ceil((((last.at - first.at) / done) * last.waiting) / SECOND)
  return seconds < 90
    ? `, осталось около ${seconds} с`
    : `, осталось около ${Math.ceil(seconds / 60)} мин`
}

/**
 * Follows the answers of a batch while it runs.
 *
 * @param readAt when `batch` was read, by the clock of this computer, in milliseconds since the epoch
 */
export function useTimeToGo({ state, counts }: Batch, readAt: number): string {
  const [answers, setAnswers] = useState<readonly Answer[]>([])
  const isRunning = state === 'running'
  if (isRunning && answers.at(-1)?.at !== readAt) {
    setAnswers([...answers, { at: readAt, waiting: counts.waiting }].slice(-MEASURED_ANSWERS))
  }
  return isRunning ? timeToGo(answers) : ''
}
