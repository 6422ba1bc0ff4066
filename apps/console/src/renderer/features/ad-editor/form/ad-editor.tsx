import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { FormSlots } from '@trassa/ad-form/context/form-slots'
import { AdFormProvider } from '@trassa/ad-form/form/ad-form-provider'
import { adFieldNotes } from '@trassa/ad-form/issues/ad-field-notes'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../lib/api-context.ts'
import { PhotosField } from '../photos/photos-field.tsx'
import { draftBackups, editorBackupSchema } from '../saving/draft-backup.ts'
import type { AdEditorProps } from './ad-editor-props.ts'
import { EditorBody } from './editor-body.tsx'
import { OwnerPhoneContext, PhoneField } from './phone-field.tsx'

const SLOTS: FormSlots = { photos: PhotosField, phone: PhoneField }

/** The form in which a moderator edits an ad for its owner; needs a `key` per ad and type. */
export function AdEditor(props: AdEditorProps) {
  const { definition, edited, saved, content, ad, maskedPhone } = props
  const [backup] = useState(() => draftBackups.read(edited, editorBackupSchema))
  // The backup's version: if the ad has moved on since, saving answers `ad.stale` and offers the choice.
  const [opened] = useState(
    () =>
      saved && {
        ...saved,
        version: backup?.version ?? saved.version,
        content: backup?.base ?? saved.content,
      },
  )
  const form = useForm<AdContent>({ defaultValues: backup?.content ?? content })
  const notes = useMemo(() => adFieldNotes(definition, ad), [definition, ad])
  return (
    <OwnerPhoneContext value={maskedPhone}>
      <AdFormProvider
        definition={definition}
        form={form}
        api={useApi()}
        slots={SLOTS}
        notes={notes}
      >
        <EditorBody {...props} form={form} opened={opened} isRestored={backup !== null} />
      </AdFormProvider>
    </OwnerPhoneContext>
  )
}
