import { AppError } from '@trassa/contracts/app-error'
import type { Order } from '@trassa/contracts/entities/order'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { TextField } from '@trassa/ui/fields/text-field'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import {
  hasKpp,
  REQUISITES_FIELDS,
  requisitesOf,
  type TypedRequisites,
  typedOf,
} from './requisites-fields.ts'
import { useRequestInvoice } from './use-request-invoice.ts'

interface RequisitesFormProps {
  order: Order
  /** Of the latest invoice, or what the profile knows. */
  requisites: Requisites
}

/** Whom the invoice is made out to. The gateway checks the numbers and names each wrong field. */
export function RequisitesForm({ order, requisites }: RequisitesFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<TypedRequisites>({
    defaultValues: typedOf(requisites),
  })
  const inn = useWatch({ control, name: 'inn' })
  const request = useRequestInvoice(order.id)
  const failure = failureOf(request.error)
  const fields = REQUISITES_FIELDS.filter(({ name }) => name !== 'kpp' || hasKpp(inn))

  const send = (typed: TypedRequisites) =>
    request.mutate(requisitesOf(typed), {
      onError: (error) => {
        if (!(error instanceof AppError)) return
        for (const { loc, msg } of error.issues)
          setError(
            String(loc.at(-1)) as keyof TypedRequisites,
            { message: msg },
            { shouldFocus: true },
          )
      },
    })

  return (
    <Card
      render={<form noValidate aria-label="Реквизиты для счёта" onSubmit={handleSubmit(send)} />}
      className="grid gap-4"
    >
      <h2 className="font-bold text-title">Реквизиты покупателя</h2>
      {fields.map(({ name, label, hint, missing, digits, autoComplete }) => (
        <TextField
          key={name}
          label={label}
          hint={hint}
          optional={name === 'bik' || name === 'account'}
          error={formState.errors[name]?.message}
          inputMode={digits ? 'numeric' : name === 'email' ? 'email' : undefined}
          autoComplete={autoComplete ?? 'off'}
          {...register(name, {
            validate: (typed) => !missing || typed.trim() !== '' || missing,
          })}
        />
      ))}
      {failure && (
        <p role="alert" className="text-stop-text">
          {failure}
        </p>
      )}
      {request.isPaused && (
        <p role="status" className="text-text-muted">
          Нет связи. Отправим, как только она появится: не закрывайте страницу.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="max-desk:w-full" loading={request.isPending}>
          {order.invoice ? 'Исправить счёт' : 'Получить счёт'}
        </Button>
        <Button
          variant="quiet"
          className="max-desk:w-full"
          render={<Link to={orderHref(order.id)} />}
        >
          Оплатить картой
        </Button>
      </div>
    </Card>
  )
}

/** A failure that no field explains. */
function failureOf(error: unknown): string | null {
  if (!error) return null
  if (error instanceof AppError && error.issues.length > 0) return null
  return error instanceof AppError ? error.message : ERROR_TEXTS['server.failed']
}
