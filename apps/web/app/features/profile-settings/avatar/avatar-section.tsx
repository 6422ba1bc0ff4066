import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { deleteAvatar } from '@trassa/contracts/calls/account'
import type { Profile } from '@trassa/contracts/entities/user'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { PHOTO_LIMITS } from '@trassa/contracts/photo-files'
import { Button } from '@trassa/ui/actions/button'
import { Avatar } from '@trassa/ui/display/avatar'
import { Card } from '@trassa/ui/display/card'
import { useToast } from '@trassa/ui/feedback/toast'
import { useRef, useState } from 'react'
import { lazyPanel } from '../../../lib/hydration/lazy-panel.tsx'
import { useApi } from '../../../shared/api/api-context.ts'
import { avatarUrl } from '../../../shared/photo/avatar-url.ts'
import { sendAvatar } from './send-avatar.ts'

const CropDialog = lazyPanel(() => import('./crop-dialog.tsx'))

const WORDS: Record<UserType, { what: string; saved: string; removed: string }> = {
  0: { what: 'фото', saved: 'Фото сохранено', removed: 'Фото убрано' },
  1: { what: 'логотип', saved: 'Логотип сохранён', removed: 'Логотип убран' },
}

/** The picture, for a company its logo: choose and crop, or take away (spec §3). */
export function AvatarSection({ profile }: { profile: Profile }) {
  const words = WORDS[profile.type]
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  const file = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const change = useMutation({
    mutationFn: (next: Blob | null) => (next ? sendAvatar(next) : api.ask(deleteAvatar)),
    onSuccess: (saved, next) => {
      queryClient.setQueryData(meQuery(api).queryKey, saved)
      setPicture(null)
      toast(next ? words.saved : words.removed, { tone: 'success' })
    },
    onError: (error) => toast(error.message, { tone: 'failure' }),
  })

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    if (chosen.size > PHOTO_LIMITS.bytes) {
      toast('Фотография больше 10 МБ. Выберите другую.', { tone: 'failure' })
      return
    }
    // A format that this browser does not read is cropped by the server, in the middle.
    const read = await createImageBitmap(chosen).catch(() => null)
    if (read) setPicture(read)
    else change.mutate(chosen)
  }

  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Avatar
        name={profile.username}
        src={avatarUrl(profile.avatar)}
        className="size-20! text-heading"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          loading={change.isPending && picture === null}
          onClick={() => file.current?.click()}
        >
          {profile.avatar ? `Заменить ${words.what}` : `Загрузить ${words.what}`}
        </Button>
        {profile.avatar && (
          <Button variant="quiet" onClick={() => change.mutate(null)}>
            Убрать
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={`Выбрать ${words.what}`}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          target.value = ''
        }}
      />
      {picture && (
        <CropDialog
          attempt={picture}
          onFailed={() => setPicture(null)}
          panel={{
            picture,
            busy: change.isPending,
            onCropped: (square: Blob) => change.mutate(square),
            onClose: () => setPicture(null),
          }}
        />
      )}
    </Card>
  )
}
