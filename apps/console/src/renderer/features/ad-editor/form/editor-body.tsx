import { wholeContent } from '@trassa/ad-form/content/ad-content'
import type { AdFormHandle } from '@trassa/ad-form/context/ad-form-handle'
import { useContentChange } from '@trassa/ad-form/context/use-content-change'
import { SectionFields } from '@trassa/ad-form/form/section-fields'
import { focusField } from '@trassa/ad-form/issues/focus-field'
import { UploadsContext, useFormUploads } from '@trassa/ad-form/photos/uploads-context'
import type { SavedAd } from '@trassa/ad-form/saving/saved-ad'
import { Button } from '@trassa/ui/actions/button'
import { Tooltip } from '@trassa/ui/overlays/tooltip'
import { useEffect, useState } from 'react'
import { useBridge } from '../../../lib/bridge-context.ts'
import { KEYS } from '../../../shared/keyboard/key-bindings.ts'
import { useKeyBindings } from '../../../shared/keyboard/use-key-bindings.ts'
import { EditConflict } from '../conflict/edit-conflict.tsx'
import { sendPhotoOver } from '../photos/send-photo.ts'
import { draftBackups } from '../saving/draft-backup.ts'
import type { AdEditorProps } from './ad-editor-props.ts'
import { EditorFailure } from './editor-failure.tsx'
import { RestoredNotice } from './restored-notice.tsx'
import { useEditor } from './use-editor.ts'

interface EditorBodyProps extends AdEditorProps {
  form: AdFormHandle
  opened: SavedAd | null
  /** Whether the content comes from a draft backup. */
  isRestored: boolean
}

/** The sections of the form and its buttons. Ctrl+Enter submits, wherever the focus is. */
export function EditorBody(props: EditorBodyProps) {
  const { definition, edited, content, purpose, form, opened, isRestored } = props
  const bridge = useBridge()
  const [send] = useState(() => sendPhotoOver(bridge))
  const uploads = useFormUploads(form, { send, isLoggedIn: true })
  const editor = useEditor({ ...props, uploads, opened })
  useContentChange(form, () =>
    draftBackups.write(edited, {
      version: editor.saved?.version ?? null,
      content: form.getValues(),
      base: editor.saved?.content ?? null,
    }),
  )

  // Typing continues in the first field once the type is chosen.
  useEffect(() => {
    const [first] = definition.fields
    if (first) focusField(`fields.${first.key}`)
  }, [definition])

  useKeyBindings({ submit: () => editor.submit() })
  function startAnew() {
    form.reset(wholeContent(definition, content))
    draftBackups.clear(edited)
  }

  return (
    <UploadsContext value={uploads}>
      <form
        aria-label={definition.name}
        className="grid max-w-220 gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          editor.submit()
        }}
      >
        {isRestored && <RestoredNotice onAnew={startAnew} />}
        {definition.sections.map((section) => (
          <section key={section.id} aria-labelledby={`section-${section.id}`}>
            <h2 id={`section-${section.id}`} className="font-bold text-title">
              {section.title}
            </h2>
            <div className="mt-2">
              <SectionFields section={section} />
            </div>
          </section>
        ))}
        <div className="sticky bottom-0 z-10 grid gap-2 border-t bg-surface py-3">
          {editor.failure && (
            <EditorFailure
              error={editor.failure}
              conflict={
                editor.saved && (
                  <EditConflict
                    definition={definition}
                    form={form}
                    base={editor.saved}
                    onResolve={editor.resolveConflict}
                  />
                )
              }
            />
          )}
          <div className="flex gap-2">
            <Tooltip text={purpose.label} keys={KEYS.submit.shown}>
              <Button type="submit" loading={editor.busy === 'submit'}>
                {purpose.label}
              </Button>
            </Tooltip>
            {purpose.saveLabel !== null && (
              <Button
                variant="secondary"
                loading={editor.busy === 'save'}
                onClick={() => editor.save()}
              >
                {purpose.saveLabel}
              </Button>
            )}
          </div>
        </div>
      </form>
    </UploadsContext>
  )
}
