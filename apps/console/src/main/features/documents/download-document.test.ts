import { expect, it, vi } from 'vitest'
import { downloadDocument, nameOf } from './download-document.ts'
import { saveDocument } from './save-document.ts'

const PDF = new TextEncoder().encode('%PDF-1.7 …')
const disposition = (name: string) => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`

const download = (fetch: typeof globalThis.fetch, kind: 'invoice' | 'act' = 'invoice') =>
  downloadDocument(
    { kind, id: '7' },
    { bases: { gateway: 'https://x.example/gateway' }, sessionId: 's1', fetch },
  )
const answer = (body: BodyInit | null, init?: ResponseInit) => async () => new Response(body, init)

it('asks the gateway for the document and takes its name', async () => {
  const headers = { 'content-disposition': disposition('Акт А-2026-000002.pdf') }
  const fetch = vi.fn<typeof globalThis.fetch>(answer(PDF, { headers }))
  const { name, bytes } = await download(fetch, 'act')
  expect(name).toBe('Акт А-2026-000002.pdf')
  expect([...bytes]).toEqual([...PDF])
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('https://x.example/gateway/payments/invoices/7/act')
  expect(init).toMatchObject({ headers: { 'x-log-session': 's1' } })
})

it.each([
  ['../../.bashrc.pdf', 'bashrc.pdf'],
  ['C:\\Windows\\счёт.pdf', 'CWindowsсчёт.pdf'],
  ['run.exe', 'Документ.pdf'],
  ['...', 'Документ.pdf'],
])('a name never leaves the folder or names a program: %s', (given, name) => {
  expect(nameOf(disposition(given), 'pdf')).toBe(name)
})

it('the rows with mistakes of an import are a CSV', async () => {
  const headers = { 'content-disposition': disposition('Исправить.csv') }
  const csv = (text: string) =>
    downloadDocument(
      { kind: 'stockMistakes', id: '6f2f4b8e-3a36-4f0e-9a5c-0d7f4a1b2c3d' },
      {
        bases: { gateway: 'https://x.example/gateway' },
        sessionId: 's1',
        fetch: answer(text, { headers }),
      },
    )
  expect((await csv('\uFEFF"Строка"')).name).toBe('Исправить.csv')
  await expect(csv('<html>')).rejects.toMatchObject({ code: 'server.failed' })
})

it('a name that is missing or broken is replaced', () => {
  expect(nameOf(null, 'pdf')).toBe('Документ.pdf')
  expect(nameOf("attachment; filename*=UTF-8''%E0%A4%A", 'pdf')).toBe('Документ.pdf')
})

it.each([
  [
    'a refusal',
    JSON.stringify({ detail: 'x', code: 'invoice.not_found' }),
    404,
    'invoice.not_found',
  ],
  ['a page of a proxy', '<html>', 502, 'server.failed'],
  ['an answer that is no PDF', '<html>', 200, 'server.failed'],
])('%s is thrown as an error of the contract', async (_, body, status, code) => {
  await expect(download(answer(body, { status }))).rejects.toMatchObject({ code })
})

it('tells a server that is not there', async () => {
  const gone = async () => Promise.reject(new TypeError('refused'))
  await expect(download(gone)).rejects.toMatchObject({ code: 'network.failed' })
})

it('a document is written where the person says, and what went wrong travels as a value', async () => {
  const write = vi.fn(async () => undefined)
  const saved = (path: string | null, changes: Partial<Parameters<typeof saveDocument>[0]> = {}) =>
    saveDocument({
      download: async () => ({ name: 'Счёт.pdf', bytes: PDF }),
      choosePath: async () => path,
      write,
      ...changes,
    })
  expect(await saved('/home/anna/Счёт.pdf')).toEqual({ outcome: 'saved' })
  expect(write).toHaveBeenCalledExactlyOnceWith('/home/anna/Счёт.pdf', PDF)
  expect(await saved(null)).toEqual({ outcome: 'cancelled' })
  expect(write).toHaveBeenCalledTimes(1)
  const full = async () => Promise.reject(new Error('ENOSPC'))
  expect(await saved('/full', { write: full })).toEqual({ outcome: 'unwritable' })
  const missing = () => download(answer(null, { status: 404 }))
  expect(await saved('/x', { download: missing })).toMatchObject({ outcome: 'failed' })
})
