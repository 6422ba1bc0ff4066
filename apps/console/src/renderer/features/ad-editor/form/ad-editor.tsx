import type { AdContent } from '@trassa/ad-form/content/ad-content'
import type { FormSlots } from '@trassa/ad-form/context/form-slots'
import { AdFormProvider } from '@trassa/ad-form/form/ad-form-provider'
import { adFieldNotes } from '@trassa/ad-form/issues/ad-field-notes'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../../lib/api-context.ts'
import { PhotosField } from '../photos/photos-field.tsx'
import { keptAds } from '../saving/draft-backup.ts'
import type { AdEditorProps } from './ad-editor-props.ts'
import { EditorBody } from './editor-body.tsx'
import { OwnerPhoneContext, PhoneField } from './phone-field.tsx'

const SLOTS: FormSlots = { photos: PhotosField, phone: PhoneField }

/** An ad of any type as a moderator fills it in for its owner; give it a `key` per ad and type. */
export function AdEditor(props: AdEditorProps) {
  const { definition, edited, saved, content, ad, phone } = props
  const [kept] = useState(() => keptAds.read(edited))
  // What was typed over another version meets the server's refusal, and then the choice between both.
  const [opened] = useState(() => saved && { ...saved, version: kept?.version ?? saved.version })
  const form = useForm<AdContent>({ defaultValues: kept?.content ?? content })
  const notes = useMemo(() => adFieldNotes(definition, ad), [definition, ad])
  return (
    <OwnerPhoneContext value={phone}>
      <AdFormProvider
        definition={definition}
        form={form}
        api={useApi()}
        slots={SLOTS}
        notes={notes}
      >
        <EditorBody {...props} form={form} opened={opened} isRestored={kept !== null} />
      </AdFormProvider>
    </OwnerPhoneContext>
  )
}
