import { useMutation, useQueryClient } from '@tanstack/react-query'
import { meQuery } from '@trassa/api-client/queries'
import { AppError } from '@trassa/contracts/app-error'
import { updateMe } from '@trassa/contracts/calls/profiles'
import type { Profile } from '@trassa/contracts/entities/user'
import { Button } from '@trassa/ui/actions/button'
import { Card } from '@trassa/ui/display/card'
import { useToast } from '@trassa/ui/feedback/toast'
import { TextField } from '@trassa/ui/fields/text-field'
import { useForm } from 'react-hook-form'
import { useApi } from '../../shared/api/api-context.ts'
import {
  changesOf,
  fieldsOf,
  isName,
  isTelegramName,
  type ProfileFields,
} from './profile-fields.ts'

/** Name and Telegram username; after a failure the typed values stay. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { register, handleSubmit, reset, setError, formState } = useForm<ProfileFields>({
    values: fieldsOf(profile),
    // Linking Telegram changes the profile below the form: what is typed stays.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = formState
  const save = useSaveProfile((saved) => reset(fieldsOf(saved)))

  function submit(fields: ProfileFields) {
    save.mutate(fields, {
      onError: (error) => {
        if (!(error instanceof AppError)) return
        for (const { loc, msg } of error.issues) {
          const name = loc.at(-1)
          if (name === 'username' || name === 'telegramUsername') setError(name, { message: msg })
        }
      },
    })
  }

  return (
    <Card render={<form noValidate onSubmit={handleSubmit(submit)} />} className="grid gap-4">
      <TextField
        label={profile.type === 1 ? 'Название компании' : 'Имя'}
        hint="Его увидят покупатели"
        placeholder="Например, Иван"
        error={errors.username?.message}
        {...register('username', { validate: isName })}
      />
      <TextField
        label="Имя пользователя в Telegram"
        optional
        hint="От 5 до 32 знаков: латинские буквы, цифры, подчёркивание"
        placeholder="@ivan_ivanov"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.telegramUsername?.message}
        {...register('telegramUsername', { validate: isTelegramName })}
      />
      <Button
        type="submit"
        className="desk:justify-self-start"
        disabled={!isDirty}
        loading={save.isPending}
      >
        Сохранить
      </Button>
    </Card>
  )
}

function useSaveProfile(onSaved: (profile: Profile) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (fields: ProfileFields) => api.ask(updateMe, { body: changesOf(fields) }),
    onSuccess: (profile) => {
      queryClient.setQueryData(meQuery(api).queryKey, profile)
      onSaved(profile)
      toast('Профиль сохранён', { tone: 'success' })
    },
  })
}
