import { useMutation } from '@tanstack/react-query'
import { AppError, invalid } from '@trassa/contracts/app-error'
import { bookStatement, STATEMENT_BYTES } from '@trassa/contracts/calls/moderator/transfers'
import type { StatementRow } from '@trassa/contracts/entities/invoice'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { readBase64 } from '../../lib/read-base64.ts'

const TOO_LARGE = 'Выписка больше 750 КБ. Выгрузите её по частям'

interface Shown {
  applied: boolean
  rows: StatementRow[]
  file: File
}

/** A statement that was chosen: what its payments would do, then what they have done. */
export function useStatement() {
  const api = useApi()
  // Stays on the screen while it is applied, and where that fails.
  const [shown, setShown] = useState<Shown | null>(null)
  const sending = useMutation({
    mutationFn: async ({ file, apply }: { file: File; apply: boolean }) => {
      if (file.size > STATEMENT_BYTES) throw invalid(['body', 'file'], TOO_LARGE)
      if (!apply) setShown(null)
      const body = { file: await readBase64(file), apply }
      return { ...(await api.ask(bookStatement, { body })), file }
    },
    onSuccess: setShown,
  })
  /** A payment was booked by hand meanwhile. */
  const markBooked = (line: number) =>
    setShown((current) => {
      const mark = (row: StatementRow): StatementRow =>
        row.line === line ? { ...row, outcome: 'booked' } : row
      return current && { ...current, rows: current.rows.map(mark) }
    })
  return { shown, sending, markBooked }
}

/** The sentence about a wrong file, with the line of it. */
export const mistakeOf = (error: unknown): string | undefined =>
  error instanceof AppError ? error.issues[0]?.msg : undefined
