import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalid } from '@trassa/contracts/app-error'
import {
  createStockImport,
  STOCK_FILE_BYTES,
} from '@trassa/contracts/calls/moderator/stock-imports'
import { Button } from '@trassa/ui/actions/button'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPostponed } from '../../../shared/failures.ts'
import { useApi } from '../../lib/api-context.ts'
import { readBase64 } from '../../lib/read-base64.ts'
import { importPath } from './import-paths.ts'
import { mistakeOf } from './mistake-of.ts'

const NAME_MAX = 200

/** Takes the file of an owner's stock, chosen or dropped, and opens its import. */
export function StockFileChoice({ ownerId }: { ownerId: string }) {
  const [api, client, navigate] = [useApi(), useQueryClient(), useNavigate()]
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // The same bytes are sent again under their id, where an answer was lost: the server has them, perhaps.
  const attempt = useRef<{ file: string; ownerId: string; id: string } | null>(null)
  const sending = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > STOCK_FILE_BYTES) {
        throw invalid(['body', 'file'], 'Файл больше 20 МБ. Разделите его на несколько.')
      }
      const bytes = await readBase64(file)
      if (attempt.current?.file !== bytes || attempt.current.ownerId !== ownerId) {
        attempt.current = { file: bytes, ownerId, id: crypto.randomUUID() }
      }
      const fileName = file.name.slice(0, NAME_MAX)
      return api.ask(createStockImport, { body: { ...attempt.current, fileName } })
    },
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: ['stock-imports'], exact: true })
      void navigate(importPath(id))
    },
  })
  const take = (file: File | undefined) => {
    if (file && !sending.isPending) sending.mutate(file)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped besides being chosen by the button */}
      <div
        className={`flex flex-wrap items-center gap-3 rounded-card border border-dashed p-4 ${isOver ? 'border-sign bg-surface-raised' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          aria-label="Файл склада"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files?.[0])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
        <Button loading={sending.isPending} onClick={() => input.current?.click()}>
          Выбрать файл
        </Button>
        <span className="text-text-muted">или перетащите его сюда</span>
      </div>
      {sending.error && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="text-stop-text">
            {mistakeOf(sending.error)}
          </p>
          {isPostponed(sending.error) && (
            <Button variant="secondary" onClick={() => take(sending.variables)}>
              Повторить
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
