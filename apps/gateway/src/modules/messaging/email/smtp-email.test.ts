import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { noAttachments } from '../../../testing/messaging.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { letterBody } from './letter.ts'
import { createSmtpEmail } from './smtp-email.ts'

const FROM = 'robot@trassa.example'
const TO = 'support@trassa.example'
const LETTER = letterBody({
  subject: 'Вопрос в поддержку',
  text: 'Как продать машину?',
  replyTo: 'ivan@mail.example',
})

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]

describe('domain §6: e-mail by SMTP', () => {
  it('sends a letter with its reader, its sender, whom to answer and a stable id', async () => {
    const { url, letters } = await startSmtpServer()
    await createSmtpEmail({ makeAttachment: noAttachments, url, from: FROM }).send(
      TO,
      LETTER,
      'message-1',
    )
    expect(letters).toMatchObject([{ from: FROM, to: [TO] }])
    const raw = letters[0]?.raw ?? ''
    expect(header(raw, 'Reply-To')).toBe('ivan@mail.example')
    expect(header(raw, 'Message-ID')).toBe('<message-1@trassa.example>')
    expect(raw).toContain('Content-Type: text/plain; charset=utf-8')
  })

  it('domain §5: an invoice is attached, made when the letter is sent', async () => {
    const { url, letters } = await startSmtpServer()
    const bytes = Buffer.from('%PDF-1.7 of invoice 7')
    const makeAttachment = async (id: string) => {
      expect(id).toBe('7')
      return { bytes }
    }
    const attachment = { invoiceId: '7', name: 'Счёт Т-2026-000007.pdf' }
    const body = letterBody({ subject: 'Счёт', text: 'Во вложении счёт.', attachment })
    await createSmtpEmail({ makeAttachment, url, from: FROM }).send(TO, body, 'id')
    const raw = letters[0]?.raw ?? ''
    expect(raw).toContain(bytes.toString('base64'))
    expect(raw).toContain('Content-Type: application/pdf')
    expect(raw).toMatch(/filename\*0?\*?=utf-8''/i)
  })

  it('issue 11: a letter has HTML beside its text, and the address of the one-click form', async () => {
    const { url, letters } = await startSmtpServer()
    const unsubscribeUrl = `https://trassa.example/gateway/v1/notices/unsubscribe?token=7:refunds:email.${'a'.repeat(22)}`
    const body = letterBody({ subject: 'Тема', text: 'Текст', html: '<p>HTML</p>', unsubscribeUrl })
    await createSmtpEmail({ makeAttachment: noAttachments, url, from: FROM }).send(TO, body, 'id')
    const raw = letters[0]?.raw ?? ''
    expect(raw).toContain('Content-Type: multipart/alternative')
    expect(raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(raw.replace(/\r\n /g, '')).toContain(`List-Unsubscribe:<${unsubscribeUrl}>`)
    expect(header(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  })

  it('a line break in a subject adds no header', async () => {
    const { url, letters } = await startSmtpServer()
    const subject = 'Hello\r\nBcc: victim@mail.example\r\n\r\nbody'
    const body = letterBody({ subject, text: 'x', replyTo: 'a@b.example\r\nBcc: c@d.example' })
    await createSmtpEmail({ makeAttachment: noAttachments, url, from: FROM }).send(TO, body, 'id')
    expect(letters[0]?.to).toEqual([TO])
    expect(header(letters[0]?.raw ?? '', 'Bcc')).toBeUndefined()
  })

  it.each([
    ['greylisting is tried again', { rcpt: 451 }, 'provider'],
    ['a mailbox that is full for now is tried again', { rcpt: 452 }, 'provider'],
    ['a mailbox that does not exist is given up', { rcpt: 550 }, 'recipient'],
    ['a letter that is refused for good is given up', { data: 554 }, 'recipient'],
    ['a refused login is the operator’s to mend', { auth: 535 }, 'provider'],
  ] as const)('%s', async (_, refuse, reason) => {
    const { url, letters } = await startSmtpServer(refuse)
    const sending = createSmtpEmail({ makeAttachment: noAttachments, url, from: FROM }).send(
      TO,
      LETTER,
      'id',
    )
    await expect(sending).rejects.toMatchObject({
      reason,
      // Neither the recipient nor the password goes to the log.
      message: expect.not.stringMatching(/support@|secret/),
    })
    expect(letters).toEqual([])
  })

  it('a server that is away or silent is tried again', async () => {
    const away = createSmtpEmail({
      makeAttachment: noAttachments,
      url: 'smtp://127.0.0.1:1',
      from: FROM,
    })
    await expect(away.send(TO, LETTER, 'id')).rejects.toMatchObject({ reason: 'provider' })
    const mute = createServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void mute.close())
    const { port } = mute.address() as { port: number }
    const silent = createSmtpEmail({
      makeAttachment: noAttachments,
      url: `smtp://127.0.0.1:${port}`,
      from: FROM,
      timeoutMs: 200,
    })
    await expect(silent.send(TO, LETTER, 'id')).rejects.toMatchObject({ reason: 'provider' })
  })
})
