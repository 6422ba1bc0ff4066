import { useQuery } from '@tanstack/react-query'
import { emptyContent } from '@trassa/ad-form/content/ad-content'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import { adTypeSchema } from '@trassa/contracts/entities/ad'
import type { StaffProfile } from '@trassa/contracts/entities/moderator/moderation'
import { idSchema } from '@trassa/contracts/values'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { editAdPath, newAdPath, userPath } from '../../shared/ads/ad-paths.ts'
import { useMe } from '../../shared/users/me-context.ts'
import { StaffPhone } from '../../shared/users/staff-phone.tsx'
import { userQuery } from '../../shared/users/user-query.ts'
import { AdTypeField } from './ad-type-field.tsx'
import { EDITOR_SKELETON } from './editor-skeleton.tsx'
import { AdEditor } from './form/ad-editor.tsx'
import { editorPurpose } from './form/editor-purpose.ts'
import { doneText, type SentAd } from './saving/sent-message.ts'

/** A new ad on a user's behalf (spec §6, domain §9). */
export function NewAdPage() {
  const [params] = useSearchParams()
  const id = idSchema.safeParse(params.get('user'))
  if (id.success) return <NewAdOf id={id.data} />
  return (
    <EmptyState
      title="Для кого объявление"
      actions={
        <Button variant="secondary" render={<Link to="/users" />}>
          Найти пользователя
        </Button>
      }
    >
      Откройте карточку пользователя и выберите «Создать объявление».
    </EmptyState>
  )
}

function NewAdOf({ id }: { id: string }) {
  const query = useQuery({
    ...userQuery(useApi(), { id }),
    // Every look-up of a user is logged: the cached result is not refetched.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LoadedPart query={query} skeleton={EDITOR_SKELETON}>
      {({ user }) => <NewAd owner={user} />}
    </LoadedPart>
  )
}

function NewAd({ owner }: { owner: StaffProfile }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const toast = useToast()
  const purpose = editorPurpose(null, useMe(), new Date())
  const adType = adTypeSchema.safeParse(params.get('type')).data ?? null
  const definition = adType && formOf(adType)

  function done(sent: SentAd | null) {
    toast(doneText(sent), { tone: 'success' })
    void navigate(userPath(owner.id))
  }

  return (
    <div className="grid h-full content-start gap-5 scroll-pb-20 overflow-y-auto p-4 pb-0">
      <header>
        <h1 className="font-bold text-heading">Новое объявление</h1>
        <p className="flex items-center gap-3 text-text-muted">
          <Link to={userPath(owner.id)} className="text-sign-text hover:underline">
            {owner.username}
          </Link>
          <StaffPhone userId={owner.id} maskedPhone={owner.maskedPhone} place="editor" />
        </p>
      </header>
      <AdTypeField
        value={definition ? adType : null}
        onChange={(type) => navigate(newAdPath(owner.id, type ?? undefined), { replace: true })}
      />
      {definition && purpose && (
        <AdEditor
          key={definition.adType}
          definition={definition}
          edited={{ userId: owner.id, adType: definition.adType }}
          saved={null}
          content={emptyContent(owner.username, null)}
          ad={null}
          maskedPhone={owner.maskedPhone}
          purpose={purpose}
          onSaved={({ id }) => {
            toast('Черновик сохранён, владелец видит его в своих объявлениях', { tone: 'success' })
            void navigate(editAdPath(id), { replace: true })
          }}
          onDone={done}
        />
      )}
    </div>
  )
}
