import { readdir } from 'node:fs/promises'
import { baseOf, type Call } from '@trassa/contracts/call'
import { uploadFile } from '@trassa/contracts/calls/files'
import { type Photo, photoSchema } from '@trassa/contracts/entities/photo'
import { basesOf } from '../../../main/config.ts'
import type { TestGateway, TestUser } from '../../../testing/test-gateway.ts'
import { filesFolder } from '../storage/open-file-storage.ts'
import { incomingFolder } from '../upload/incoming-files.ts'
import { drawPicture } from './pictures.ts'

/** What a browser sends: one file in the field `file`. */
export function formOf(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'photo.jpg',
  field = 'file',
): FormData {
  const form = new FormData()
  form.append(field, new Blob([bytes], { type: 'image/jpeg' }), name)
  return form
}

export async function sendForm(
  gateway: TestGateway,
  user: TestUser | undefined,
  form: FormData,
  call: Call = uploadFile,
) {
  const body = new Response(form)
  const response = await gateway.app.inject({
    method: call.method,
    url: `${basesOf(gateway.config)[baseOf(call)]}${call.path}`,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(user && { cookie: user.cookie }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}

/** `code` of the refusal, or `undefined` where the upload went through. */
export async function codeOf(
  gateway: TestGateway,
  user: TestUser,
  bytes: Uint8Array<ArrayBuffer>,
  name?: string,
): Promise<{ status: number; code: string | undefined }> {
  const { status, body } = await sendForm(gateway, user, formOf(bytes, name))
  return { status, code: body.code }
}

/** Uploads a picture that must be taken in. */
export async function uploadPhoto(
  gateway: TestGateway,
  user: TestUser,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<Photo> {
  const picture = bytes ?? new Uint8Array(await drawPicture().jpeg().toBuffer())
  const { body } = await sendForm(gateway, user, formOf(picture))
  return photoSchema.parse(body.detail)
}

/** Names of the files that are still on their way. */
export const incomingNames = ({ config }: TestGateway): Promise<string[]> =>
  readdir(incomingFolder(filesFolder(config)))

/** Names of every file that is kept. */
export async function keptNames({ config }: TestGateway): Promise<string[]> {
  const entries = await readdir(filesFolder(config), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.incoming'))
    .map((entry) => entry.name)
}
