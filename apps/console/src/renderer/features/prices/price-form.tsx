import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moscowDay } from '@trassa/catalog/format/dates'
import { formatPrice } from '@trassa/catalog/format/numbers'
import { PRICE_MAX, setPrice } from '@trassa/contracts/calls/moderator/prices'
import type { PriceRow } from '@trassa/contracts/entities/moderator/price'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { useToast } from '@trassa/ui/feedback/toast'
import { NumberField } from '@trassa/ui/fields/number-field'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { useApi } from '../../lib/api-context.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIdempotentRequest } from '../../lib/use-idempotent-request.ts'
import { priceWarnings } from './price-warnings.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface PriceFormProps {
  row: PriceRow
  rows: readonly PriceRow[]
}

/** The first moment of a day in Moscow. */
const momentOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`)

/** A new price, from now on or from the beginning of a day. */
export function PriceForm({ row, rows }: PriceFormProps) {
  const [api, client, toast] = [useApi(), useQueryClient(), useToast()]
  const tomorrow = moscowDay(new Date(Date.now() + DAY_MS))
  const [price, setTypedPrice] = useState<number | null>(null)
  const [isLater, setLater] = useState(false)
  const [day, setDay] = useState(tomorrow)
  const [tried, setTried] = useState(false)
  const send = useIdempotentRequest()
  const setting = useMutation({
    mutationFn: (body: { price: number; validFrom: string | null }) => {
      const args = { body: { good: row.good, group: row.group, ...body } }
      return send(args, (idempotencyKey) => api.ask(setPrice, args, { idempotencyKey }))
    },
    onSuccess: () => {
      setTypedPrice(null)
      setTried(false)
      void client.invalidateQueries({ queryKey: ['prices'] })
      toast('Цена назначена', { tone: 'success' })
    },
  })
  const isPrice = price !== null && price >= 1 && price <= PRICE_MAX
  const isDay = !isLater || day >= tomorrow
  const at = isLater && isDay ? momentOf(day) : new Date()
  const warnings = isPrice ? priceWarnings(rows, row, { price, at }) : []

  return (
    <form
      aria-label="Новая цена"
      className="grid gap-3 rounded-card border p-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isPrice && isDay)
          setting.mutate({ price, validFrom: isLater ? momentOf(day).toISOString() : null })
      }}
    >
      <NumberField
        label="Новая цена"
        unit="₽"
        value={price}
        error={
          tried && !isPrice ? `Введите целое число рублей до ${formatPrice(PRICE_MAX)}` : undefined
        }
        onValueChange={setTypedPrice}
      />
      <SegmentedControl
        label="С какого времени"
        options={[
          { value: 'now', label: 'Сейчас' },
          { value: 'later', label: 'С даты' },
        ]}
        value={isLater ? 'later' : 'now'}
        onValueChange={(value) => setLater(value === 'later')}
      />
      {isLater && (
        <TextField
          label="Дата"
          type="date"
          hint="Начнёт действовать в 00:00 по московскому времени"
          min={tomorrow}
          value={day}
          error={tried && !isDay ? 'Выберите завтрашний день или более поздний' : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      {warnings.length > 0 && (
        <ul aria-label="Проверьте" className="grid gap-1 rounded-card bg-marking-quiet p-3">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p className="text-text-muted">Оформленные заказы сохраняют прежнюю цену.</p>
      {setting.error && (
        <p role="alert" className="text-stop-text">
          {failureText(setting.error)}
        </p>
      )}
      <Button type="submit" className="w-fit" loading={setting.isPending}>
        Назначить
      </Button>
    </form>
  )
}
