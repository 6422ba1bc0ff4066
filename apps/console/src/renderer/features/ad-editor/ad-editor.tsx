import type { AdContent } from '@trassa/ad-form/ad-content'
import { AdFormProvider } from '@trassa/ad-form/ad-form-provider'
import type { FormSlots } from '@trassa/ad-form/form-slots'
import { notesOf } from '@trassa/ad-form/notes-of'
import type { FormDefinition } from '@trassa/catalog/form-definition'
import type { EditableAd } from '@trassa/contracts/entities/ad'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApi } from '../../lib/api-context.ts'
import type { SentAd } from './done-text.ts'
import { EditorBody } from './editor-body.tsx'
import type { EditorPurpose } from './editor-purpose.ts'
import { type EditedAd, keptAds } from './kept-ads.ts'
import { OwnerPhoneContext, PhoneField } from './phone-field.tsx'
import { PhotosField } from './photos-field.tsx'
import type { SavedAd } from './save-ad.ts'

export interface AdEditorProps {
  definition: FormDefinition
  edited: EditedAd
  /** As the server has it; `null` for a new one. */
  saved: SavedAd | null
  /** What a new one starts with, or what the server has. */
  content: AdContent
  /** Of an ad that exists: what is said beside its fields. */
  ad: Pick<EditableAd, 'stat' | 'reasons'> | null
  phone: string
  purpose: EditorPurpose
  onSaved: (saved: SavedAd) => void
  onDone: (sent: SentAd | null) => void
}

const SLOTS: FormSlots = { photos: PhotosField, phone: PhoneField }

/** An ad of any type as a moderator fills it in for its owner; give it a `key` per ad and type. */
export function AdEditor(props: AdEditorProps) {
  const { definition, edited, saved, content, ad, phone } = props
  const [kept] = useState(() => keptAds.read(edited))
  // What was typed over another version meets the server's refusal, and then the choice between both.
  const [opened] = useState(() => saved && { ...saved, version: kept?.version ?? saved.version })
  const form = useForm<AdContent>({ defaultValues: kept?.content ?? content })
  const notes = useMemo(() => notesOf(definition, ad), [definition, ad])
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
