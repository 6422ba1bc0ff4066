import { useQueryClient } from '@tanstack/react-query'
import { useAdForm } from '@trassa/ad-form/context/ad-form-handle'
import { UploadsContext, useFormUploads } from '@trassa/ad-form/photos/uploads-context'
import { meQuery } from '@trassa/api-client/queries'
import { turnPhoto } from '@trassa/contracts/calls/files'
import { Button } from '@trassa/ui/actions/button'
import clsx from 'clsx'
import { use, useEffect, useEffectEvent } from 'react'
import { latePart } from '../../lib/hydration/late-part.tsx'
import { useApi } from '../../shared/api/api-context.ts'
import { useLogin } from '../../shared/login/login-store.ts'
import { useMe } from '../../shared/login/use-me.ts'
import type { AdFormProps } from './ad-form-props.ts'
import { EditNotices } from './edit-notices.tsx'
import { FormLayout } from './layout/form-layout.tsx'
import { useFieldFocus } from './layout/use-field-focus.ts'
import { LateUploadProgress, loadPhotosField } from './photos/late-photos-field.tsx'
import { SendPhotoContext } from './photos/send-photo.ts'
import { LeavingDialog } from './saving/leaving-dialog.tsx'
import { SaveIndicator } from './saving/save-indicator.tsx'
import { useDraftSave } from './saving/use-draft-save.ts'
import { QuotaNotice } from './submit/quota-notice.tsx'
import { SubmitFailure } from './submit/submit-failure.tsx'
import { useAfterLogin } from './submit/use-after-login.ts'
import { useSubmit } from './submit/use-submit.ts'

const ConflictNotice = latePart(() => import('./saving/conflict-notice.tsx'))

/** What happens around the fields: saving, uploading, submitting. */
export function AdFormBody(props: AdFormProps) {
  const { definition, ad, initial, purpose, step, onStep, onCreated, onDone } = props
  const form = useAdForm()
  const { profile } = useMe()
  const userId = profile?.id ?? null
  const api = useApi()
  const login = useLogin()
  const queryClient = useQueryClient()
  const uploads = useFormUploads(form, {
    send: use(SendPhotoContext),
    turn: ({ id }, quarters) => api.ask(turnPhoto, { params: { id }, body: { quarters } }),
    isLoggedIn: userId !== null,
    onSessionGone: () => {
      queryClient.setQueryData(meQuery(api).queryKey, null)
      login.open()
    },
  })
  useEffect(() => void loadPhotosField().catch(() => {}), [])
  const save = useDraftSave({
    definition,
    form,
    ad,
    userId,
    saves: purpose.saves,
    restored: initial.restored,
  })
  const focusField = useFieldFocus({ definition, onStep })
  const submission = useSubmit({
    form,
    save,
    uploads,
    purpose,
    onWrong: focusField,
    onDone,
    onSessionGone: () => afterLogin.logInFirst(),
  })
  const afterLogin = useAfterLogin(userId, submission.submit)

  const adId = save.snapshot.context.saved?.id ?? null
  const created = useEffectEvent(onCreated)
  useEffect(() => {
    if (adId && !ad) created(adId)
  }, [adId, ad])

  useEffect(() => {
    if (profile && form.getValues('contactName') === '') {
      form.setValue('contactName', profile.username)
    }
  }, [profile, form])

  const isLaterStep = step !== null && step !== definition.sections[0]?.id
  const indicator = <SaveIndicator save={save} />
  return (
    <UploadsContext value={uploads}>
      <div>
        {save.snapshot.matches('stale') && <ConflictNotice save={save} />}
        <div className="grid gap-6">
          <EditNotices ad={ad} onField={focusField} />
          <div className={clsx('empty:hidden', isLaterStep && 'max-desk:hidden')}>
            {purpose.saves === 'auto' && <QuotaNotice ad={ad} />}
          </div>
          <FormLayout
            step={step}
            onStep={onStep}
            onWrong={focusField}
            indicator={indicator}
            endsAnywhere={purpose.saves === 'manual'}
            failure={<SubmitFailure error={submission.error} />}
            button={
              <Button
                variant={purpose.saves === 'auto' ? 'marking' : 'primary'}
                loading={submission.isPending}
                disabled={save.snapshot.matches('stale')}
                onClick={afterLogin.press}
                className="max-desk:w-full desk:justify-self-start"
              >
                {purpose.label}
              </Button>
            }
          />
        </div>
      </div>
      <LateUploadProgress blocking={submission.isPending} />
      <LeavingDialog save={save} uploads={uploads} />
    </UploadsContext>
  )
}
