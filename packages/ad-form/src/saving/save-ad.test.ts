import { expect, it } from 'vitest'
import { type AdContent, emptyContent, isSameContent } from '../content/ad-content.ts'
import { photoOf } from '../testing/samples.ts'
import { type AdWriter, createDraft, saveStep } from './save-ad.ts'
import type { SavedAd } from './saved-ad.ts'

function recordingWriter() {
  const sent: unknown[] = []
  let version = 0
  const answer = (call: string) => async (body: unknown) => {
    sent.push([call, body])
    version += 1
    return { id: '5', version }
  }
  const writer: AdWriter = {
    create: answer('create'),
    update: answer('update'),
    setPhotos: answer('setPhotos'),
  }
  return { writer, sent }
}

const content = (change: Partial<AdContent> = {}): AdContent => ({
  ...emptyContent('Иван', null),
  ...change,
})

it('creates a draft with what is filled in, and counts no photo as saved', async () => {
  const { writer, sent } = recordingWriter()
  const wanted = content({ fields: { year: 2018 }, photos: [photoOf(1)] })
  const saved = await createDraft(writer, wanted)
  expect(sent).toEqual([['create', { contactName: 'Иван', fields: { year: 2018 } }]])
  expect(saved).toEqual({ id: '5', version: 1, content: { ...wanted, photos: [] } })
})

it('sends the changed fields first, then the photos with the version that the fields got', async () => {
  const { writer, sent } = recordingWriter()
  const wanted = content({ price: 500, photos: [photoOf(2), photoOf(1)] })
  let saved: SavedAd = { id: '5', version: 0, content: content({ photos: [photoOf(1)] }) }
  while (!isSameContent(saved.content, wanted)) saved = await saveStep(writer, saved, wanted)
  expect(sent).toEqual([
    ['update', { id: '5', version: 0, price: 500 }],
    ['setPhotos', { adId: '5', version: 1, photoIds: [photoOf(2).id, photoOf(1).id] }],
  ])
  expect(saved.version).toBe(2)
})

it('sends nothing where nothing differs', async () => {
  const { writer, sent } = recordingWriter()
  const saved = { id: '5', version: 3, content: content() }
  expect(await saveStep(writer, saved, content())).toBe(saved)
  expect(sent).toEqual([])
})
