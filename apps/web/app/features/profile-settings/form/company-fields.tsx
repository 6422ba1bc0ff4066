import { ABOUT_MAX, COMPANY_NAME_MAX } from '@trassa/contracts/values'
import { TextArea } from '@trassa/ui/fields/text-area'
import { TextField } from '@trassa/ui/fields/text-field'
import type { UseFormReturn } from 'react-hook-form'
import { isAbout, isCompanyInn, isCompanyName, type ProfileFields } from './profile-fields.ts'

/** What buyers read of a company on its page (domain §2). */
export function CompanyFields({ form }: { form: UseFormReturn<ProfileFields> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Юридическое название"
        placeholder="ООО «Ромашка»"
        maxLength={COMPANY_NAME_MAX}
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName', { validate: isCompanyName })}
      />
      <TextField
        label="ИНН"
        hint="10 цифр у организации, 12 у предпринимателя"
        inputMode="numeric"
        error={errors.inn?.message}
        {...register('inn', { validate: isCompanyInn })}
      />
      <TextArea
        label="О компании"
        optional
        hint="Чем занимаетесь, где находитесь, когда работаете"
        limit={ABOUT_MAX}
        error={errors.about?.message}
        {...register('about', { validate: isAbout })}
      />
    </>
  )
}
