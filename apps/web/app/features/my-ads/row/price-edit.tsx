import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '@trassa/contracts/app-error'
import { updateAd } from '@trassa/contracts/calls/ads'
import type { OwnAdCard } from '@trassa/contracts/entities/ad'
import { IconButton } from '@trassa/ui/actions/icon-button'
import { Price } from '@trassa/ui/display/price'
import { useToast } from '@trassa/ui/feedback/toast'
import { NumberField } from '@trassa/ui/fields/number-field'
import { Check, Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { startsAtPrice } from '../../../shared/ad-view/starts-at-price.ts'
import { useApi } from '../../../shared/api/api-context.ts'

const focusOnMount = (input: HTMLInputElement | null) => input?.focus()

/** What the gateway says about the price itself; stands at the field. */
const mistakeIn = (error: unknown): string | undefined =>
  error instanceof AppError ? error.issues.find(({ loc }) => loc.includes('price'))?.msg : undefined

/** The price of an ad, changed in place: pressed, typed, Enter. A change is checked as in the form. */
export function PriceEdit({ ad }: { ad: OwnAdCard }) {
  const [typed, setTyped] = useState<number | null>()
  const hasClosed = useRef(false)
  const isUnderWay = useRef(false)
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const save = useMutation({
    mutationFn: (price: number) =>
      api.ask(updateAd, { params: { id: ad.id }, body: { price, version: ad.version } }),
    onSuccess: () => toast('Цена изменена', { tone: 'success' }),
    onError: (error) => {
      if (!mistakeIn(error)) toast(error.message, { tone: 'failure' })
    },
    onSettled: async (_, error) => {
      await queryClient.invalidateQueries({ queryKey: ['userAds'] })
      // What is typed stays after a failure.
      if (!error) close()
      isUnderWay.current = false
    },
  })
  function close() {
    setTyped(undefined)
    save.reset()
    hasClosed.current = true
  }
  /** The focus of the field that was closed; one that has gone elsewhere meanwhile stays there. */
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (button && hasClosed.current && document.activeElement === document.body) button.focus()
  }

  if (typed === undefined) {
    return (
      <button
        type="button"
        ref={takeFocusBack}
        className="-mx-1 flex min-h-control items-center gap-2 justify-self-start rounded-control px-1 text-left hover:bg-surface-sunken desk:min-h-0"
        onClick={() => setTyped(ad.price)}
      >
        <span className="sr-only">Изменить цену: {ad.title}.</span>
        {ad.price === null ? (
          <span className="text-text-muted">Указать цену</span>
        ) : (
          <Price roubles={ad.price} from={startsAtPrice(ad.adType)} size="body" />
        )}
        <Pencil aria-hidden="true" className="size-4 text-text-muted" />
      </button>
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null || typed === ad.price) return close()
    // A second Enter may come before the first one is shown.
    if (isUnderWay.current) return
    isUnderWay.current = true
    save.mutate(typed)
  }
  return (
    <form className="flex max-w-64 items-start gap-2" onSubmit={submit}>
      <NumberField
        label="Цена"
        labelHidden
        unit="₽"
        value={typed}
        onValueChange={(price) => {
          setTyped(price)
          if (save.isError) save.reset()
        }}
        error={mistakeIn(save.error)}
        ref={focusOnMount}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <IconButton type="submit" label="Сохранить цену" icon={<Check />} disabled={save.isPending} />
    </form>
  )
}
