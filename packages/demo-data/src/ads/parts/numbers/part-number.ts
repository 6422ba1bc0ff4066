import type { Random } from '../../../random.ts'
import type { Fit } from '../part-row.ts'
import { ANY_SHAPES, NUMBER_SHAPES } from './number-shapes.ts'
import type { PartCodes } from './part-codes.ts'

const LETTERS = [...'ABCDEFGHKLMNPRSTVWX']
const CODE_LENGTH = 5
const INDEX_LENGTH = 4

/** The digits in the name of a model: `65115`, `82.1` → `82`. */
const INDEX = /\d{2,5}/

/** A number as the maker of the vehicle writes it, with the group of the part where that is known. */
export function partNumber(codes: PartCodes | undefined, fit: Fit | null, random: Random): string {
  const own = fit && (NUMBER_SHAPES[`${fit.mark} ${fit.model}`] ?? NUMBER_SHAPES[fit.mark])
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('')
  const signsOf = (place: string): string => {
    if (place === '#') return digits(1)
    if (place === '@') return random.pick(LETTERS)
    if (place === '{index}') return INDEX.exec(fit?.model ?? '')?.[0] ?? digits(INDEX_LENGTH)
    return codes?.[place.slice(1, -1) as keyof PartCodes] ?? digits(CODE_LENGTH)
  }
  return (own ?? random.pick(ANY_SHAPES)).replace(/[#@]|\{\w+\}/g, signsOf)
}
