import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiClient } from '@trassa/api-client/client'
import { createAnswerSource } from '@trassa/gateway/platform/http/answer-source'
import type { PageRecord } from '../kept-pages/page-record.ts'

export const PUBLIC_URL = 'http://localhost:3000'
/** Of pages that ask nothing. */
export const RECORD: PageRecord = { answers: [], isSameForAll: true, isWhole: true }

/** What a site needs beside its bundle, for pages that ask nothing. */
export const SETTINGS = {
  clientFolder: mkdtempSync(join(tmpdir(), 'trassa-client-')),
  apiFor: () => ({ api: {} as ApiClient, record: RECORD }),
  keeping: { maxBytes: 1_000_000, cdnSeconds: 0, source: createAnswerSource() },
  siteState: async () => ({ outsideLinks: {}, maintenance: null }),
  publicUrl: PUBLIC_URL,
  demo: false,
  telegramBot: null,
  botUrl: null,
}
