import { useQuery } from '@tanstack/react-query'
import { emptyContent } from '@trassa/ad-form/ad-content'
import { formOf } from '@trassa/catalog/form-of'
import { adTypeSchema } from '@trassa/contracts/entities/ad'
import type { Profile } from '@trassa/contracts/entities/user'
import { formatPhone } from '@trassa/contracts/phone'
import { useToast } from '@trassa/ui/toast'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { editAdPlace, newAdPlace, userPlace } from '../../lib/ad-places.ts'
import { useApi } from '../../lib/api-context.ts'
import { useMe } from '../../lib/me-context.ts'
import { userQuery } from '../../lib/user-query.ts'
import { AdEditor } from './ad-editor.tsx'
import { doneText, type SentAd } from './done-text.ts'
import { editorPurpose } from './editor-purpose.ts'
import { NotReady } from './not-ready.tsx'
import { TypeField } from './type-field.tsx'

/** A new ad on a user's behalf (spec §6, domain §9). */
export function NewAdPage() {
  const [params] = useSearchParams()
  const phone = params.get('phone') ?? ''
  const query = useQuery({
    ...userQuery(useApi(), phone),
    // Looking a user up is logged: who has just been found is not looked up again.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (query.data) return <NewAd owner={query.data.user} />
  return <NotReady {...query} />
}

function NewAd({ owner }: { owner: Profile }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const purpose = editorPurpose(null, useMe(), new Date())
  const adType = adTypeSchema.safeParse(params.get('type')).data ?? null
  const definition = adType && formOf(adType)

  function done(sent: SentAd | null) {
    toast(doneText(sent), { tone: 'success' })
    void navigate(userPlace(owner.phone))
  }

  return (
    <div className="grid h-full content-start gap-5 scroll-pb-20 overflow-y-auto p-4 pb-0">
      <header>
        <h1 className="font-bold text-heading">Новое объявление</h1>
        <p className="flex gap-3 text-text-muted">
          <Link to={userPlace(owner.phone)} className="text-sign-text hover:underline">
            {owner.username}
          </Link>
          <span className="tabular select-text">{formatPhone(owner.phone)}</span>
        </p>
      </header>
      <TypeField
        value={definition ? adType : null}
        onChange={(type) => navigate(newAdPlace(owner.phone, type ?? undefined), { replace: true })}
      />
      {definition && purpose && (
        <AdEditor
          key={definition.adType}
          definition={definition}
          edited={{ userId: owner.id, adType: definition.adType }}
          saved={null}
          content={emptyContent(owner.username, null)}
          ad={null}
          phone={owner.phone}
          purpose={purpose}
          onSaved={({ id }) => {
            toast('Черновик сохранён, владелец видит его в своих объявлениях', { tone: 'success' })
            void navigate(editAdPlace(id), { replace: true })
          }}
          onDone={done}
        />
      )}
    </div>
  )
}
