import { useQuery } from '@tanstack/react-query'
import { formOf } from '@trassa/catalog/ad-types/form-of'
import type { ModeratedAd } from '@trassa/contracts/entities/moderator/moderation'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { useToast } from '@trassa/ui/feedback/toast'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useApi } from '../../lib/api-context.ts'
import { LoadedPart } from '../../lib/loaded-part.tsx'
import { userPath } from '../../shared/ads/ad-paths.ts'
import { adQuery } from '../../shared/ads/ad-query.ts'
import { AdStatus } from '../../shared/ads/ad-status.tsx'
import { useMe } from '../../shared/users/me-context.ts'
import { StaffPhone } from '../../shared/users/staff-phone.tsx'
import { EDITOR_SKELETON } from './editor-skeleton.tsx'
import { AdEditor } from './form/ad-editor.tsx'
import { editorPurpose } from './form/editor-purpose.ts'
import { savedWithRevision } from './saving/moderator-writer.ts'
import { doneText } from './saving/sent-message.ts'

/** Edits an ad's content for its owner (spec §6: update ads). */
export function EditAdPage() {
  const { id = '' } = useParams()
  const query = useQuery(adQuery(useApi(), id))
  return (
    <LoadedPart query={query} skeleton={EDITOR_SKELETON}>
      {(ad) => <EditedAd key={ad.id} ad={ad} />}
    </LoadedPart>
  )
}

function EditedAd({ ad }: { ad: ModeratedAd }) {
  const navigate = useNavigate()
  const toast = useToast()
  const me = useMe()
  // Read once: the form holds the content from now on; a newer version answers `ad.stale` on saving.
  const [saved] = useState(() => savedWithRevision(ad))
  const [purpose] = useState(() => editorPurpose(ad, me, new Date()))
  const definition = formOf(ad.adType)
  if (!purpose) {
    return (
      <EmptyState title="Это объявление изменить нельзя">
        Его состояние или ваша роль этого не позволяют.
      </EmptyState>
    )
  }
  return (
    <div className="grid h-full content-start gap-5 scroll-pb-20 overflow-y-auto p-4 pb-0">
      <header>
        <h1 className="font-bold text-heading">{ad.title || definition.name}</h1>
        <p className="flex items-center gap-3 text-text-muted">
          <AdStatus ad={ad} />
          <span className="select-text">№ {ad.id}</span>
          <Link to={userPath(ad.owner.id)} className="text-sign-text hover:underline">
            {ad.owner.username}
          </Link>
          <StaffPhone
            userId={ad.owner.id}
            maskedPhone={ad.owner.maskedPhone}
            adId={ad.id}
            place="editor"
          />
        </p>
      </header>
      <AdEditor
        definition={definition}
        edited={{ adId: ad.id }}
        saved={saved}
        content={saved.content}
        ad={ad}
        maskedPhone={ad.owner.maskedPhone}
        purpose={purpose}
        onSaved={() => toast('Сохранено', { tone: 'success' })}
        onDone={(sent) => {
          toast(doneText(sent), { tone: 'success' })
          void navigate(userPath(ad.owner.id))
        }}
      />
    </div>
  )
}
