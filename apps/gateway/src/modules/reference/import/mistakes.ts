import { countOf, formatNumber } from '@trassa/catalog/format/numbers'

/** The position of a row: the index of the file in the run, and the line, from 1. */
export interface RowPosition {
  file: number
  line: number
}

const MAX_LISTED = 20

/** The mistakes in the files of a run: the first ones in words, the others counted. */
export class Mistakes {
  readonly #files: readonly string[]
  readonly #named: string[] = []
  #total = 0

  constructor(files: readonly string[]) {
    this.#files = files
  }

  get total(): number {
    return this.#total
  }

  add({ file, line }: RowPosition, reason: string): void {
    this.#total += 1
    if (this.#named.length >= MAX_LISTED) return
    this.#named.push(`${this.#files[file]}, строка ${formatNumber(line)}: ${reason}`)
  }

  /** @throws RefusedImport where anything is wrong. */
  refuse(): void {
    if (this.#total === 0) return
    const others = this.#total - this.#named.length
    const rest = others > 0 ? [`…и ещё ${countOf(others, MISTAKES)}.`] : []
    throw new RefusedImport([HEADLINE, ...this.#named, ...rest].join('\n'))
  }
}

const MISTAKES = ['ошибка', 'ошибки', 'ошибок'] as const
const HEADLINE = 'Ничего не загружено. Исправьте ошибки и повторите:'

/** The files cannot be loaded; the message lists the mistakes for the operator. */
export class RefusedImport extends Error {}
