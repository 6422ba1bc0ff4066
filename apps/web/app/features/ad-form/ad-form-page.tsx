import { ACCUSATIVE_CASE } from '@trassa/catalog/taxonomy/accusative-case'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { AD_STATS } from '@trassa/contracts/enumerations/ads'
import { Link } from '@trassa/ui/actions/link'
import { use, useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { adPaymentHref, PATHS } from '../../shared/addresses/paths.ts'
import { AdForm } from './ad-form.tsx'
import { FormEntryContext, type FormEntryState } from './leaving/form-entry.ts'
import { useShowPosted } from './leaving/use-show-posted.ts'
import type { LoadedAdForm } from './loading/load-ad-form.ts'
import { Submitted } from './other-pages.tsx'
import { initialContentOf } from './saving/initial-content.ts'

type Ready = Extract<LoadedAdForm, { is: 'ready' }>

/** Create and edit are one page: an ad that exists already is filled in, that is all. */
export function AdFormPage({ ad, definition, purpose, profile, contacts, backup }: Ready) {
  const [query, setQuery] = useSearchParams()
  const [done, setDone] = useState<EditableAd | null>(null)
  const showPosted = useShowPosted()
  const navigate = useNavigate()
  const state: FormEntryState = { formEntry: use(FormEntryContext) }
  // Read once: afterwards the form holds the current values.
  const [initial] = useState(() =>
    initialContentOf({ adType: definition.adType, ad, profile, contacts, backup }),
  )

  const put = (name: string, value: string, replace: boolean) =>
    setQuery(
      (now) => {
        now.set(name, value)
        return now
      },
      { replace, preventScrollReset: replace, state },
    )

  if (done) return <Submitted ad={done} />
  const isNew = !ad || ad.stat === AD_STATS.draft.stat
  const what = ACCUSATIVE_CASE[definition.adType]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4">
        <h1 className="font-bold text-heading">
          {isNew ? `Разместить ${what}` : 'Изменить объявление'}
        </h1>
        {isNew && (
          <Link render={<RouterLink to={PATHS.createAd} />} className="touch-target">
            Изменить категорию
          </Link>
        )}
      </div>
      <AdForm
        definition={definition}
        ad={ad}
        initial={initial}
        purpose={purpose}
        step={query.get('step')}
        onStep={(id, options) => put('step', id, options?.replace ?? false)}
        onCreated={(id) => put('id', id, true)}
        onDone={(posted) => {
          if (posted.stat === AD_STATS.draft.stat) return void navigate(adPaymentHref(posted.id))
          setDone(posted)
          showPosted(posted.id)
        }}
      />
    </>
  )
}
