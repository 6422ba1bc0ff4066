import { AppError } from '@trassa/contracts/app-error'
import type { Order } from '@trassa/contracts/entities/order'
import type { Requisites } from '@trassa/contracts/entities/requisites'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { TextField } from '@trassa/ui/fields/text-field'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { orderHref } from '../../../shared/payment/payment-paths.ts'
import { WaitNote } from '../../../shared/payment/wait-note.tsx'
import {
  hasKpp,
  mistakesAt,
  mistakesIn,
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

/** Whom the invoice is made out to. The numbers are checked before they are sent, and by the gateway. */
export function RequisitesForm({ order, requisites }: RequisitesFormProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<TypedRequisites>({
    defaultValues: typedOf(requisites),
    resolver,
  })
  const inn = useWatch({ control, name: 'inn' })
  const request = useRequestInvoice(order.id)
  const failure = failureOf(request.error)
  const fields = REQUISITES_FIELDS.filter(({ name }) => name !== 'kpp' || hasKpp(inn))

  const send = (typed: TypedRequisites) =>
    request.mutate(requisitesOf(typed), {
      onError: (error) => {
        if (!(error instanceof AppError)) return
        const issues = error.issues.map(({ loc, msg }) => ({ path: loc, message: msg }))
        for (const [index, [name, message]] of Object.entries(mistakesAt(issues)).entries())
          setError(name as keyof TypedRequisites, { message }, { shouldFocus: index === 0 })
      },
    })

  return (
    <Card
      render={<form noValidate aria-label="Реквизиты для счёта" onSubmit={handleSubmit(send)} />}
      className="grid gap-4"
    >
      <h2 className="font-bold text-title">Реквизиты покупателя</h2>
      <div className="grid gap-4 desk:grid-cols-2">
        {fields.map(({ name, label, hint, digits, autoComplete, half }) => (
          <TextField
            key={name}
            className={half ? undefined : 'desk:col-span-2'}
            label={label}
            hint={hint}
            optional={name === 'bik' || name === 'account'}
            error={formState.errors[name]?.message}
            inputMode={digits ? 'numeric' : name === 'email' ? 'email' : undefined}
            autoComplete={autoComplete ?? 'off'}
            {...register(name)}
          />
        ))}
      </div>
      {failure && (
        <p role="alert" className="text-stop-text">
          {failure}
        </p>
      )}
      <WaitNote isPending={request.isPending} isPaused={request.isPaused} />
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

const resolver: Resolver<TypedRequisites> = (typed) => {
  const mistakes = Object.entries(mistakesIn(typed))
  if (mistakes.length === 0) return { values: typed, errors: {} }
  const errors = mistakes.map(([name, message]) => [name, { type: 'custom', message }])
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** A failure that no field explains. */
function failureOf(error: unknown): string | null {
  if (!error) return null
  if (error instanceof AppError && error.issues.length > 0) return null
  return error instanceof AppError ? error.message : ERROR_TEXTS['server.failed']
}
