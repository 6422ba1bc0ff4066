import { countOf, formatNumber } from '@trassa/catalog/format/numbers'

/** Where a row stands: the number of the file among those of the run, and the line in it, 1 first. */
export interface Place {
  file: number
  line: number
}

const MOST_NAMED = 20

/** What is wrong with the files of a run: the first mistakes in words, of the others only how many. */
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

  add({ file, line }: Place, reason: string): void {
    this.#total += 1
    if (this.#named.length >= MOST_NAMED) return
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

/** The files cannot be loaded; the message is for whoever brought them. */
export class RefusedImport extends Error {}
