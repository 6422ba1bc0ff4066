import { z } from 'zod'
import { defineCall } from '../call.ts'
import { profileSchema } from '../entities/user.ts'
import {
  NOTICE_CHANNELS,
  NOTICE_CHOICES,
  type NoticeChannel,
  type NoticeKind,
} from '../enumerations/notices.ts'
import { flowSchema, mobilePhoneSchema, smsCodeSchema, timestampSchema } from '../values.ts'

const CODE_ERRORS = [
  'auth.flow_unknown',
  'auth.code_wrong',
  'auth.code_expired',
  'auth.code_tries',
] as const

export const uploadAvatar = defineCall({
  id: 'account.uploadAvatar',
  method: 'POST',
  path: '/v1/profiles/avatar',
  access: 'user',
  upload: true,
  summary: 'Set the picture of the session’s user: the middle square of the uploaded one',
  answer: profileSchema,
  errors: ['photo.not_image', 'photo.too_large', 'photo.interrupted'],
})

export const deleteAvatar = defineCall({
  id: 'account.deleteAvatar',
  method: 'DELETE',
  path: '/v1/profiles/avatar',
  access: 'user',
  summary: 'Take the picture of the session’s user away',
  answer: profileSchema,
})

export const phoneChangeInit = defineCall({
  id: 'account.phoneChangeInit',
  method: 'POST',
  path: '/v1/profiles/phone/init',
  access: 'user',
  summary: 'Send one code to the present phone and one to the new one',
  body: z.object({ phone: mobilePhoneSchema }),
  answer: z.object({ present: flowSchema, next: flowSchema }),
  errors: ['auth.phone_known', 'auth.phone_same', 'auth.code_too_soon', 'auth.code_too_many'],
})

/** The two numbers of a change: each confirms by a code of its own. */
export const PHONE_SIDES = ['present', 'next'] as const
export type PhoneSide = (typeof PHONE_SIDES)[number]

export const phoneChangeResend = defineCall({
  id: 'account.phoneChangeResend',
  method: 'POST',
  path: '/v1/profiles/phone/resend',
  access: 'user',
  summary: 'Send another code to one of the two numbers of a change',
  body: z.object({ phone: mobilePhoneSchema, side: z.enum(PHONE_SIDES) }),
  answer: flowSchema,
  errors: [
    'auth.flow_unknown',
    'auth.phone_known',
    'auth.phone_same',
    'auth.code_too_soon',
    'auth.code_too_many',
  ],
})

const confirmationSchema = z.object({ flowId: z.uuid(), code: smsCodeSchema })

export const phoneChangeFinish = defineCall({
  id: 'account.phoneChangeFinish',
  method: 'POST',
  path: '/v1/profiles/phone/finish',
  access: 'user',
  summary:
    'Change the phone by the codes of both numbers; all other sessions end. A refused code is named by its place',
  body: z.object({ present: confirmationSchema, next: confirmationSchema }),
  answer: profileSchema,
  errors: [...CODE_ERRORS, 'auth.phone_known'],
})

/** One notice on one channel. */
export const noticeChoiceSchema = z.object({
  kind: z.enum(Object.keys(NOTICE_CHOICES) as [NoticeKind, ...NoticeKind[]]),
  channel: z.enum(Object.keys(NOTICE_CHANNELS) as [NoticeChannel, ...NoticeChannel[]]),
  enabled: z.boolean(),
})
const noticeChoicesSchema = z.object({ items: z.array(noticeChoiceSchema) })

export const listNoticeChoices = defineCall({
  id: 'account.noticeChoices',
  method: 'GET',
  path: '/v1/profiles/notices',
  access: 'user',
  summary: 'Which notices reach the session’s user by which channel',
  answer: noticeChoicesSchema,
})

export const chooseNotice = defineCall({
  id: 'account.chooseNotice',
  method: 'PATCH',
  path: '/v1/profiles/notices',
  access: 'user',
  summary: 'Switch a notice on or off; those about security stay on',
  body: noticeChoiceSchema,
  answer: noticeChoicesSchema,
  errors: ['account.notice_locked'],
})

export const exportAccount = defineCall({
  id: 'account.export',
  method: 'POST',
  path: '/v1/profiles/export',
  access: 'user',
  summary: 'Everything that is kept about the session’s user, as one document',
  answer: z.object({
    exportedAt: timestampSchema,
    profile: profileSchema,
    /** Rows of each part of the site, by its name: sessions, ads, favourites. */
    parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  errors: ['request.too_many'],
})

export const deletionInit = defineCall({
  id: 'account.deletionInit',
  method: 'POST',
  path: '/v1/profiles/deletion/init',
  access: 'user',
  summary: 'Send the code that confirms the deletion of the account',
  answer: flowSchema,
  errors: ['account.staff', 'auth.code_too_soon', 'auth.code_too_many'],
})

export const deletionFinish = defineCall({
  id: 'account.deletionFinish',
  method: 'POST',
  path: '/v1/profiles/deletion/finish',
  access: 'user',
  summary: 'Delete the account with its ads: at once for all other users, its rows by a job',
  body: confirmationSchema,
  answer: z.object({ deleted: z.literal(true) }),
  errors: [...CODE_ERRORS, 'account.staff'],
})
