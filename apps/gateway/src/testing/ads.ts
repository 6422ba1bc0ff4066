import { randomUUID } from 'node:crypto'
import { parseDescription } from '@trassa/catalog/description/parse-description'
import { createAd } from '@trassa/contracts/calls/ads'
import type { AdInput, EditableAd } from '@trassa/contracts/entities/ad'
import { eq, sql } from 'drizzle-orm'
import { type AdRecord, ads } from '../modules/ads/ads.table.ts'
import { auditRows } from '../modules/audit/audit.table.ts'
import { photos } from '../modules/media/photos.table.ts'
import type { Database } from '../platform/database/connect.ts'
import type { TestGateway, TestUser } from './test-gateway.ts'

export const KAZAN = '5'
export const SAMARA = '9'
export const DAY = 24 * 60 * 60 * 1000

/** All fields of a car's form: a Lada Granta. */
export const CAR_FIELDS: AdInput['fields'] = {
  markId: '1',
  modelId: '1025',
  generationId: '102502',
  year: 2019,
  bodyType: 1,
  fuel: 1,
  volume: 1.6,
  power: 87,
  gearbox: 1,
  drive: 1,
  colorId: 1,
  steering: 1,
  mileage: 84_000,
  condition: 1,
  owners: 1,
  pts: 1,
}

export const CAR: AdInput = {
  cityId: KAZAN,
  price: 650_000,
  description: 'Один хозяин, обслуживалась вовремя, вложений не требует.',
  contactName: 'Иван',
  address: '',
  fields: CAR_FIELDS,
}

/** Inserts a photograph of an ad. */
export async function addPhoto(
  db: Database,
  ad: { id: string; userId: string },
  photo: { phash?: bigint; position?: number } = {},
): Promise<string> {
  const id = randomUUID()
  const { phash = null, position = 0 } = photo
  await db.insert(photos).values({
    id,
    userId: ad.userId,
    adId: ad.id,
    position,
    width: 1200,
    height: 900,
    color: '#336699',
    phash,
  })
  await db
    .update(ads)
    .set({ photosTotal: sql`${ads.photosTotal} + 1` })
    .where(eq(ads.id, ad.id))
  return id
}

/** A complete draft, created by its owner. */
export async function createDraft(
  gateway: TestGateway,
  user: TestUser,
  input: Partial<AdInput> = {},
): Promise<EditableAd> {
  const body = { adType: 'auto' as const, ...CAR, ...input }
  const ad = await gateway.get(createAd, { as: user, body })
  await addPhoto(gateway.db, { id: ad.id, userId: user.id })
  return ad
}

/** Inserts a row of `ads`: a live car unless `fields` say otherwise. */
export async function insertAd(
  db: Database,
  userId: string,
  fields: Partial<typeof ads.$inferInsert> = {},
): Promise<AdRecord> {
  const now = Date.now()
  const at = new Date(now - DAY)
  const { owners = 1, steering = 1, pts = 1, ...columns } = CAR_FIELDS
  const [ad] = await db
    .insert(ads)
    .values({
      ...(columns as Partial<AdRecord>),
      ...CAR,
      fields: { owners, steering, pts },
      price: 650_000_00,
      userId,
      adType: 'auto',
      slug: `car-${randomUUID()}`,
      stat: 1,
      sellerType: 0,
      title: 'Lada (ВАЗ) Granta, 2019',
      keywords: 'Лада Гранта',
      publishedAt: at,
      liftedAt: at,
      editedAt: at,
      expiresAt: new Date(now + 29 * DAY),
      descriptionTree: parseDescription(fields.description ?? CAR.description),
      ...fields,
    })
    .returning()
  if (!ad) throw new Error('No ad')
  return ad
}

/** A user with a sold car: their next ad is not their first. */
export async function createSeller(gateway: TestGateway, cityId = KAZAN): Promise<TestUser> {
  const user = await gateway.createUser()
  const at = new Date(Date.now() - 100 * DAY)
  await insertAd(gateway.db, user.id, {
    stat: 6,
    archivedReason: 'sold',
    cityId,
    publishedAt: at,
    expiresAt: at,
  })
  return user
}

export async function storedAd(db: Database, id: string): Promise<AdRecord> {
  const [ad] = await db.select().from(ads).where(eq(ads.id, id))
  if (!ad) throw new Error(`No ad ${id}`)
  return ad
}

/** The ad's history, oldest first. */
export const historyOf = (db: Database, adId: string) =>
  db.select().from(auditRows).where(eq(auditRows.adId, adId)).orderBy(auditRows.id)
