import { AppError } from '@trassa/contracts/app-error'
import { NOTICE_CHANNELS, NOTICE_CHOICES } from '@trassa/contracts/enumerations/notices'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { guardDevPages, renderDevPage } from '../../platform/dev-pages/dev-page.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import {
  readLetter,
  readTelegramMessage,
  renderLetterFrame,
  renderTelegramMessage,
  sendLetter,
} from '../messaging/public.ts'
import type { Notice, NoticeContent } from './notice.ts'
import { NOTICE_BODIES, type NoticeFrame } from './notice-bodies.ts'
import { noticeSamples } from './notice-samples.ts'
import { NOTICE_TYPES, NOTICES, type NoticeType } from './notices.ts'

const PATH = '/dev/outbox/notices'

const paramsSchema = z.object({
  type: z.enum(NOTICE_TYPES as [NoticeType, ...NoticeType[]]),
  index: z.coerce.number().int().min(0),
})

/** `/dev/outbox/notices`: every notice as its channels show it, with sample facts; in demo mode only (domain §6). */
export async function noticePages(
  app: FastifyInstance,
  { publicUrl, picturesUrl }: { publicUrl: string; picturesUrl: string },
): Promise<void> {
  guardDevPages(app, publicUrl)
  const samples = noticeSamples(publicUrl)
  const unsubscribe = { pageUrl: `${publicUrl}/unsubscribe`, oneClickUrl: `${publicUrl}/` }

  const read = (type: NoticeType, index: number) => {
    const notice = NOTICES[type] as unknown as Notice<unknown>
    const facts = samples[type][index]
    if (facts === undefined) throw new AppError('request.not_found')
    const isLocked = NOTICE_CHOICES[notice.choice].locked
    const frame: NoticeFrame = { publicUrl, unsubscribe: isLocked ? null : unsubscribe }
    return { notice, content: notice.content(facts), frame }
  }

  const bodyOn = {
    telegram: (content: NoticeContent, frame: NoticeFrame) =>
      renderTelegramMessage(readTelegramMessage(NOTICE_BODIES.telegram(content, frame)), {
        picturesUrl,
      }),
    email: (content: NoticeContent, frame: NoticeFrame, address: string) =>
      renderLetterFrame(
        address,
        `<p class="body">${escapeHtml(readLetter(NOTICE_BODIES.email(content, frame)).text)}</p>`,
      ),
    sms: (content: NoticeContent, frame: NoticeFrame) =>
      `<p class="body">${escapeHtml(NOTICE_BODIES.sms(content, frame))}</p>`,
  }

  const sample = (type: NoticeType, index: number): string => {
    const { notice, content, frame } = read(type, index)
    const channels = NOTICE_CHOICES[notice.choice].channels.filter(
      (channel) => channel !== 'sms' || notice.sms !== 'never',
    )
    return channels
      .map(
        (channel) => `<li><p class="head"><span>${NOTICE_CHANNELS[channel]}</span></p>
        ${bodyOn[channel](content, frame, `${PATH}/${type}/${index}`)}</li>`,
      )
      .join('\n')
  }

  app.get(PATH, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(
      renderDevPage({
        title: 'Уведомления',
        hint: 'Как каждое выглядит на своих каналах. Данные придуманы.',
        body: NOTICE_TYPES.map(
          (type) => `<h2>${NOTICE_CHOICES[NOTICES[type].choice].name}: ${type}</h2>
          <ol>${samples[type].map((_, index) => sample(type, index)).join('\n')}</ol>`,
        ).join('\n'),
      }),
    ),
  )

  app.get(`${PATH}/:type/:index`, (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    if (!params.success) throw new AppError('request.not_found')
    const { content, frame } = read(params.data.type, params.data.index)
    return sendLetter(reply, readLetter(NOTICE_BODIES.email(content, frame)).html ?? '')
  })
}
