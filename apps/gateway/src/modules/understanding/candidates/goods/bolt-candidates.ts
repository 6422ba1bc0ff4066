import type { Filter } from '@trassa/catalog/engine/filters/filter'
import type { AdType } from '@trassa/contracts/enumerations/ads'
import type { TypeFields } from '../../fields/type-fields.ts'
import { TYPE_KEY } from '../../lexicon/labels.ts'
import { union } from '../../spans/masks.ts'
import type { Known, NamedSpan, Spans } from '../../spans/span.ts'
import type { Candidate } from '../candidate.ts'

const ON_HUBS: ReadonlySet<AdType> = new Set(['auto_parts_discs', 'auto_parts_wheels'])
/** Shorter names are more often something else. */
const LEAST_LETTERS = 3
/** Digits of a model that is called by them: "2110". */
const LEAST_OF_INDEX = 4
const FITS = 4
/** What says no more beside a model: its mark, and the `2` of `веста 2`, for all generations are looked for together. */
const SAID = 1

/** Of rims and wheels that words name the vehicle that they are for says how they are bolted on: "диски на приору". */
export function boltCandidates(
  { adType }: TypeFields,
  { named, labels }: Pick<Spans, 'named' | 'labels'>,
  known: Pick<Known, 'bolts'>,
): Candidate[] {
  if (!ON_HUBS.has(adType)) return []
  // "всесезонка на ниву" is as likely tyres alone.
  const own = labels.get(adType) ?? []
  if (!own.some(({ label: { key } }) => key === TYPE_KEY || key === 'rim')) return []
  const said = union(own)
  const found = named.flatMap((span) => (span.mask & said ? [] : ofVehicle(span, known)))
  if (found.length === 0) return []
  const saidToo = named.filter((span) => span.named.marks.length > 0 || isGeneration(span))
  return [
    ...found,
    ...saidToo.map(({ mask }): Candidate => ({ mask, weight: SAID, meaning: { kind: 'noise' } })),
  ]
}

const isGeneration = ({ named, isAfterModel, letters, digits }: NamedSpan): boolean =>
  isAfterModel && letters === 0 && digits === 1 && named.generations.length > 0

function ofVehicle(
  span: NamedSpan,
  { bolts: { ofMarks, ofModels } }: Pick<Known, 'bolts'>,
): Candidate[] {
  const { mask, letters, named, models } = span
  const isIndex = letters === 0 && (span.size > 1 || span.digits < LEAST_OF_INDEX)
  const isWord = named.isNoise || named.isOrdinary || named.labels.length > 0
  if (isWord || isIndex || letters + span.digits < LEAST_LETTERS) return []
  const byModel = models.all.flatMap(({ id }) => ofModels.get(id) ?? [])
  const byMark = named.marks.flatMap((id) => ofMarks.get(id) ?? [])
  const patterns = byModel.length > 0 ? byModel : byMark
  const [bolts, ...otherBolts] = new Set(patterns.map((one) => one.bolts))
  const [pcd, ...otherPcds] = new Set(patterns.map((one) => one.pcd))
  if (bolts === undefined || pcd === undefined || otherBolts.length > 0) return []
  const ofBolts: Filter = { key: 'bolts', op: 'many', values: [bolts] }
  const ofPcd: Filter = { key: 'pcd', op: 'range', from: pcd, to: pcd }
  const filters = otherPcds.length === 0 ? [ofBolts, ofPcd] : [ofBolts]
  return [{ mask, weight: FITS, meaning: { kind: 'filters', filters } }]
}
