import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface SentForm {
  method: string | undefined
  path: string | undefined
  fields: Record<string, string>
}

/** An HTTP server in the place of an SMS provider; keeps what it was sent and closes with the test. */
export async function startFakeProvider(
  answer: (form: SentForm, response: ServerResponse) => void,
): Promise<{ url: string; forms: SentForm[] }> {
  const forms: SentForm[] = []
  const server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)))
    const form = { method: request.method, path: request.url, fields }
    forms.push(form)
    answer(form, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/send`, forms }
}
