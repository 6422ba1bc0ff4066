import { useMutation } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { sendBuyback, sendDelivery, sendHelp } from '@trassa/contracts/calls/mail-forms'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../shared/api/api-context.ts'
import { formText, type Typed } from './form-text.ts'
import type { MailFormField } from './mail-form-fields.ts'
import { typedNumber } from './typed-number.ts'

const CALLS = { help: sendHelp, delivery: sendDelivery, buyback: sendBuyback } as const

export type MailFormName = keyof typeof CALLS

/** State of a form: what is typed is kept in the tab until it is sent, also over a failed send. */
export function useMailForm(name: MailFormName, fields: readonly MailFormField[]) {
  const api = useApi()
  const form = useForm<Typed>({ defaultValues: emptyOf(fields) })
  const { reset, getValues, setError, setFocus } = form
  // Chosen anew when something else is sent: a repeat after a lost answer sends no second letter.
  const key = useRef({ of: '', key: '' })

  // After hydration: the server knows nothing of this tab.
  useEffect(() => reset({ ...emptyOf(fields), ...formText.read(name) }), [fields, name, reset])

  const sending = useMutation({
    mutationFn: (typed: Typed) => {
      const body = bodyOf(fields, typed)
      const of = JSON.stringify(body)
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() }
      // The gateway checks the body and names each wrong field; its schema stays out of the page.
      return api.ask(CALLS[name], { body: body as never }, { idempotencyKey: key.current.key })
    },
    onSuccess: () => formText.clear(name),
    onError: (error) => {
      if (!(error instanceof AppError)) return
      for (const { loc, msg } of error.issues) {
        setError(String(loc.at(-1)), { message: msg }, { shouldFocus: true })
      }
    },
  })

  // The button that brought the form back is gone with what it stood in.
  const [wantsFocus, setWantsFocus] = useState(false)
  const first = fields[0]?.name
  useEffect(() => {
    if (!wantsFocus || sending.isSuccess || !first) return
    setWantsFocus(false)
    setFocus(first)
  }, [wantsFocus, sending.isSuccess, setFocus, first])

  return {
    form,
    sending,
    keep: () => formText.write(name, getValues()),
    again: () => {
      reset(emptyOf(fields))
      sending.reset()
      setWantsFocus(true)
    },
  }
}

const emptyOf = (fields: readonly MailFormField[]): Typed =>
  Object.fromEntries([...fields.map(({ name }) => [name, '']), ['consent', '']])

/** What is sent: empty optional fields are left out, numbers as numbers. */
function bodyOf(fields: readonly MailFormField[], typed: Typed): Record<string, unknown> {
  const entries = fields.flatMap(({ name, kind }) => {
    const text = (typed[name] ?? '').trim()
    if (text === '') return []
    return [[name, kind === 'number' ? typedNumber(text) : text]]
  })
  return { ...Object.fromEntries(entries), consent: typed.consent === 'yes' }
}
