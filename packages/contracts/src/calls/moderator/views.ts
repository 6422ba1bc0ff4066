import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { adTableFilterSchema } from '../../entities/moderator/ad-table-filter.ts'
import { normalizePhone } from '../../phone.ts'
import { textSchema, versionSchema } from '../../values.ts'
import { AD_TABLE_SORTS } from './ads.ts'

/** Views of one person. */
export const VIEWS_MAX = 50

const VALUE_MAX = 2000
const columnSchema = z.string().max(40)

const namesPhone = ({ phone, q = '' }: Record<string, string>) =>
  phone !== undefined || normalizePhone(q) !== null

/** The filters as an address spells them; the order and the columns of the table. */
const viewSchema = z.object({
  /** Made by the console, so that a repeated request makes no second view. */
  id: z.uuid(),
  name: textSchema(60).trim().min(1, 'Назовите вид'),
  filter: z
    .record(z.string().max(40), z.string().max(VALUE_MAX))
    .refine((values) => adTableFilterSchema.strict().safeParse(values).success, 'Неверный фильтр'),
  sort: z.enum(AD_TABLE_SORTS),
  direct: z.enum(['asc', 'desc']),
  columns: z.object({
    hidden: z.array(columnSchema).max(200),
    order: z.array(columnSchema).max(200),
    /** Pixels. */
    widths: z.record(columnSchema, z.number().min(40).max(800)),
  }),
  /** The whole staff sees it; shared by senior moderators. */
  isShared: z.boolean(),
})

const savedViewSchema = viewSchema.extend({
  version: versionSchema,
  isOwn: z.boolean(),
})
export type SavedView = z.infer<typeof savedViewSchema>

const viewsSchema = z.object({ items: z.array(savedViewSchema) })

export const listViews = defineCall({
  id: 'moderatorViews.list',
  method: 'GET',
  path: '/v1/moderator/views',
  access: 'support',
  summary:
    'The saved views of the table of ads: one’s own in one’s order, then the shared ones of others',
  answer: viewsSchema,
})

export const saveView = defineCall({
  id: 'moderatorViews.save',
  method: 'PUT',
  path: '/v1/moderator/views',
  access: 'support',
  summary: 'Save a view, or change the one of this id; with a version a stale change is refused',
  body: viewSchema.extend({
    version: versionSchema.nullable(),
    // Each look-up of a phone is logged with who asked; a view would hand the phone on.
    filter: viewSchema.shape.filter.refine(
      (values) => !namesPhone(values),
      'Вид не хранит телефоны. Уберите телефон из фильтра',
    ),
  }),
  answer: viewsSchema,
  errors: ['session.forbidden', 'request.not_found', 'views.stale', 'views.too_many'],
})

export const deleteView = defineCall({
  id: 'moderatorViews.delete',
  method: 'POST',
  path: '/v1/moderator/views/delete',
  access: 'support',
  summary: 'Delete a view; a repeat changes nothing',
  body: z.object({ id: z.uuid() }),
  answer: viewsSchema,
  errors: ['session.forbidden'],
})

export const orderViews = defineCall({
  id: 'moderatorViews.order',
  method: 'PUT',
  path: '/v1/moderator/views/order',
  access: 'support',
  summary: 'Put one’s own views in an order',
  body: z.object({ ids: z.array(z.uuid()).max(VIEWS_MAX) }),
  answer: viewsSchema,
})
