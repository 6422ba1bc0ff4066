import { type ApiClient, createApiClient } from '@trassa/api-client/client'
import { uploadFile } from '@trassa/contracts/calls/files'
import type { Photo } from '@trassa/contracts/entities/photo'
import type { APIRequestContext } from 'playwright/test'
import type { PickedFile } from './pictures.ts'
import { siteUrl } from './site.ts'

const GATEWAY = '/gateway'

/** The product's own client over Playwright's requests: for whatever has to be there before a test begins. */
export const apiOver = (request: APIRequestContext): ApiClient =>
  createApiClient(async ({ method, path, query, headers, body }) => {
    const response = await request.fetch(`${siteUrl()}${GATEWAY}${path}`, {
      method,
      params: query,
      headers,
      ...(body !== undefined && { data: body }),
    })
    return { status: response.status(), body: await response.json().catch(() => null) }
  })

/** Uploads a photograph as the session's user. */
export async function sendPhoto(request: APIRequestContext, picture: PickedFile): Promise<Photo> {
  const response = await request.fetch(`${siteUrl()}${GATEWAY}${uploadFile.path}`, {
    method: uploadFile.method,
    multipart: { file: picture },
  })
  const { detail } = (await response.json()) as { detail: Photo }
  return uploadFile.answer.parse(detail)
}
