import { QUESTIONS } from './questions.ts'

type Question = (typeof QUESTIONS)[number]

/** Lower case, `ё` as `е`: as people type. */
const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/** The questions that have the beginning of each word of `text`, in the question or its answer. */
export function findQuestions(text: string): readonly Question[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return QUESTIONS.filter(({ question, answer }) => {
    const all = ` ${plain([question, ...answer].join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
    // Without its last two letters a long word is found in its other cases, too.
    return words.every((word) => all.includes(` ${word.length > 5 ? word.slice(0, -2) : word}`))
  })
}
