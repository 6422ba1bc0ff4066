import { cut } from '@trassa/catalog/format/cut'
import {
  STOCK_NAME_MAX,
  type StockProblem,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { CellNaming } from '../mapping/named-cells.ts'

/** Collects what is wrong with one row, at the columns of its file. */
export class RowProblems {
  readonly problems: StockProblem[] = []
  readonly told = new Set<string>()
  private readonly naming: CellNaming
  private readonly cells: Readonly<Record<string, string>>

  constructor(naming: CellNaming, cells: Readonly<Record<string, string>>) {
    this.naming = naming
    this.cells = cells
  }

  /** @param label of the field, told where the file has no column of it */
  tell(
    key: string,
    message: string,
    { label, isNote = false }: { label: string; isNote?: boolean },
  ) {
    const column = this.naming.columnOf(key)
    const text = cut(this.cells[column ?? ''] ?? '', STOCK_NAME_MAX)
    this.told.add(key)
    this.problems.push({
      column,
      text,
      message:
        column === null
          ? `${label}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
          : message,
      isNote,
    })
  }

  /** About the row as a whole. */
  tellRow(message: string, isNote = false): void {
    this.problems.push({ column: null, text: '', message, isNote })
  }

  /** About the row as a whole, which is imported nevertheless. */
  noteRow(message: string): void {
    this.tellRow(message, true)
  }

  /** Whether the file has a column of a field. */
  hasColumn(key: string): boolean {
    return this.naming.columnOf(key) !== null
  }

  get isWrong(): boolean {
    return this.problems.some(({ isNote }) => !isNote)
  }
}
