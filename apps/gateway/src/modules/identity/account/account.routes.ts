import {
  chooseNotice,
  deleteAvatar,
  deletionFinish,
  deletionInit,
  exportAccount,
  listNoticeChoices,
  phoneChangeFinish,
  phoneChangeInit,
  phoneChangeResend,
  uploadAvatar,
} from '@trassa/contracts/calls/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerCall } from '../../../platform/http/register-call.ts'
import { withUploadedPicture } from '../../media/public.ts'
import type { AccountService } from './account.service.ts'
import type { createAccountDeletion } from './delete-account.ts'
import type { createNoticeChoices } from './notice-choices.ts'
import type { createPhoneChange } from './phone-change.service.ts'

interface AccountServices {
  account: AccountService
  phoneChange: ReturnType<typeof createPhoneChange>
  deletion: ReturnType<typeof createAccountDeletion>
  notices: ReturnType<typeof createNoticeChoices>
  /** The folder that uploads are written to first. */
  incoming: string
}

/** Picture, phone, export and deletion of an account (domain §2). */
export function registerAccount(app: FastifyInstance, services: AccountServices): void {
  const { account, notices, phoneChange, deletion, incoming } = services
  const originOf = (request: FastifyRequest) => ({
    address: request.ip,
    device: app.deviceCookie(request),
  })

  registerCall(app, uploadAvatar, async ({ visitor, request }) => {
    await account.allowPicture(visitor)
    return withUploadedPicture(request, incoming, (path) => account.takeAvatar(visitor, path))
  })
  registerCall(app, deleteAvatar, ({ visitor }) => account.removeAvatar(visitor))
  registerCall(app, phoneChangeInit, ({ body, request, ...asked }) =>
    phoneChange.init(asked, body.phone, originOf(request)),
  )
  registerCall(app, phoneChangeResend, ({ body, request, ...asked }) =>
    phoneChange.resend(asked, body, originOf(request)),
  )
  registerCall(app, phoneChangeFinish, ({ body, ...asked }) => phoneChange.finish(asked, body))
  registerCall(app, listNoticeChoices, ({ visitor }) => notices.list(visitor))
  registerCall(app, chooseNotice, ({ visitor, body }) => notices.choose(visitor, body))
  registerCall(app, exportAccount, ({ visitor }) => account.export(visitor))
  registerCall(app, deletionInit, ({ request, ...asked }) =>
    deletion.init(asked, originOf(request)),
  )
  registerCall(app, deletionFinish, async ({ body, reply, ...asked }) => {
    await deletion.finish(asked, body)
    app.clearSessionCookie(reply)
    return { deleted: true as const }
  })
}
