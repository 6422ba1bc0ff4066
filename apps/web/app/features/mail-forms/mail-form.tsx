import { AppError } from '@trassa/contracts/app-error'
import { ERROR_TEXTS } from '@trassa/contracts/errors'
import { Button } from '@trassa/ui/actions/button'
import { Checkbox } from '@trassa/ui/choices/checkbox'
import { Card } from '@trassa/ui/display/card'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'
import type { MailFormField } from './mail-form-fields.ts'
import { MailFormSent } from './mail-form-sent.tsx'
import { Suggestions } from './suggestions.tsx'
import { typedNumber } from './typed-number.ts'
import { type MailFormName, useMailForm } from './use-mail-form.ts'

interface MailFormProps {
  name: MailFormName
  /** Of the form, for screen readers. */
  label: string
  fields: readonly MailFormField[]
  button: string
  /** After it is sent: when an answer comes. */
  next: string
}

/** A form whose letter goes to those who run the site (spec §7). Validated by the gateway. */
export function MailForm({ name, label, fields, button, next }: MailFormProps) {
  const { form, sending, keep, again } = useMailForm(name, fields)
  const { register, handleSubmit, control, formState } = form
  // Offers are loaded for those who fill the form in.
  const [isTouched, setTouched] = useState(false)
  if (sending.isSuccess) return <MailFormSent next={next} onAgain={again} />
  const failure = failureOf(sending.error)
  return (
    <Card
      render={
        <form
          noValidate
          aria-label={label}
          onSubmit={handleSubmit((typed) => sending.mutate(typed))}
          onChange={keep}
          onFocus={() => setTouched(true)}
        />
      }
      className="grid gap-4"
    >
      {fields.map((field) => {
        const props = {
          label: field.label,
          optional: field.optional ?? false,
          hint: field.hint,
          placeholder: field.placeholder,
          error: formState.errors[field.name]?.message,
          ...register(field.name, {
            validate: (typed) => mistakeIn(field, typed) ?? true,
          }),
        }
        if (field.kind === 'area') return <TextArea key={field.name} {...props} />
        const list = field.suggests && `${name}-${field.name}-offers`
        return (
          <div key={field.name}>
            <TextField
              {...props}
              list={list}
              autoComplete={field.autoComplete}
              inputMode={field.kind === 'number' ? 'numeric' : undefined}
            />
            {list && field.suggests && isTouched && (
              <Suggestions id={list} source={field.suggests} control={control} />
            )}
          </div>
        )
      })}
      <div>
        <Controller
          name="consent"
          control={control}
          rules={{
            validate: (typed) =>
              typed === 'yes' || 'Без согласия на обработку данных мы не можем ответить',
          }}
          render={({ field }) => (
            <Checkbox
              checked={field.value === 'yes'}
              onCheckedChange={(checked) => {
                field.onChange(checked ? 'yes' : '')
                keep()
              }}
            >
              Даю{' '}
              <Link className="text-sign-text underline" to={PATHS.consent} target="_blank">
                согласие на обработку данных
              </Link>
            </Checkbox>
          )}
        />
        {formState.errors.consent && (
          <p role="alert" className="mt-1 text-caption text-stop-text">
            {formState.errors.consent.message}
          </p>
        )}
      </div>
      {failure && (
        <p role="alert" className="text-stop-text">
          {failure} Всё, что вы написали, осталось на месте.
        </p>
      )}
      {sending.isPaused && (
        <p role="status" className="text-text-muted">
          Нет связи. Отправим, как только она появится: не закрывайте страницу.
        </p>
      )}
      <Button type="submit" className="desk:justify-self-start" loading={sending.isPending}>
        {button}
      </Button>
      <noscript>
        <p>Чтобы отправить форму, включите JavaScript в браузере.</p>
      </noscript>
    </Card>
  )
}

/** What can be said before the gateway is asked. */
function mistakeIn(field: MailFormField, typed = ''): string | undefined {
  if (!typed.trim()) return field.optional ? undefined : (field.missing ?? 'Заполните поле')
  const isNumber = field.kind !== 'number' || typedNumber(typed) !== null
  return isNumber ? undefined : field.notNumber
}

/** A failure that no field explains. */
function failureOf(error: unknown): string | null {
  if (!error) return null
  if (error instanceof AppError && error.issues.length > 0) return null
  return error instanceof AppError ? error.message : ERROR_TEXTS['server.failed']
}
