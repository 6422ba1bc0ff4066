import { AppError } from '@trassa/contracts/app-error'
import type { Profile } from '@trassa/contracts/entities/user'
import { USER_TYPES, type UserType } from '@trassa/contracts/enumerations/users'
import { NAME_WORDS } from '@trassa/contracts/name-words'
import { Button } from '@trassa/ui/actions/button'
import { SegmentedControl } from '@trassa/ui/choices/segmented-control'
import { Card } from '@trassa/ui/display/card'
import { TextField } from '@trassa/ui/fields/text-field'
import { Controller, useForm } from 'react-hook-form'
import { CompanyFields } from './company-fields.tsx'
import { LeavingWarning } from './leaving-warning.tsx'
import { fieldsOf, isName, isTelegramName, type ProfileFields } from './profile-fields.ts'
import { useFormDraft } from './use-form-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'

const TYPES = USER_TYPES.map(({ id, name }) => ({ value: id, label: name }))

/** Name, account type, Telegram username and a company's data; typed values stay after a failure and a reload. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const form = useForm<ProfileFields>({
    values: fieldsOf(profile),
    // Linking Telegram changes the profile below the form: what is typed stays.
    resetOptions: { keepDirtyValues: true },
  })
  const { register, control, watch, handleSubmit, reset, setError, formState } = form
  const { errors, isDirty } = formState
  useFormDraft(form, profile.id)
  const save = useSaveProfile((saved) => reset(fieldsOf(saved)))
  const type = watch('type')
  const nameWords = NAME_WORDS[type]

  function submit(fields: ProfileFields) {
    save.mutate(fields, {
      onError: (error) => {
        if (!(error instanceof AppError)) return
        for (const { loc, msg } of error.issues) {
          const name = loc.at(-1)
          if (typeof name === 'string' && name in fields) {
            setError(name as keyof ProfileFields, { message: msg })
          }
        }
      },
    })
  }

  return (
    <Card render={<form noValidate onSubmit={handleSubmit(submit)} />} className="grid gap-4">
      <Controller
        control={control}
        name="type"
        // The sentence at an empty name is another one for a company.
        rules={{ deps: 'username' }}
        render={({ field }) => (
          <SegmentedControl<UserType>
            label="Кто продаёт"
            options={TYPES}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <TextField
        label={nameWords.label}
        hint="Его увидят покупатели"
        placeholder={nameWords.example}
        error={errors.username?.message}
        {...register('username', { validate: isName })}
      />
      {type === 1 && <CompanyFields form={form} />}
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
      <LeavingWarning unsaved={isDirty && !save.isPending} />
    </Card>
  )
}
