import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import { contentPolicy } from '../../../platform/http/security-headers.ts'

/** A letter as a mail program would show it, in a frame without rights; below it what others show. @param text HTML */
export const renderLetterFrame = (address: string, text: string): string =>
  `<iframe sandbox src="${escapeHtml(address)}" title="Письмо" loading="lazy"></iframe>
  <details><summary>Текстом</summary>${text}</details>`

/** Answers with a letter's HTML for that frame: it has inline styles, runs nothing and loads nothing. */
export const sendLetter = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy': contentPolicy(
        "style-src 'unsafe-inline'",
        "frame-ancestors 'self'",
        'sandbox',
      ),
      'x-frame-options': 'SAMEORIGIN',
    })
    .type('text/html; charset=utf-8')
    .send(html)
