import type { Issue } from '@trassa/contracts/errors'
import type { FieldPath } from 'react-hook-form'
import type { AdContent } from '../content/ad-content.ts'
import type { AdFormHandle } from '../context/ad-form-handle.ts'

export type FieldName = FieldPath<AdContent>

const COMMON: Partial<Record<string, FieldName>> = {
  cityId: 'cityId',
  price: 'price',
  description: 'description',
  contactName: 'contactName',
  address: 'address',
  photos: 'photos',
  photoIds: 'photos',
}

/** The field of an issue of the gateway or the catalogue; `null` if there is none: `["body", "fields", "year"]` → `fields.year`. */
export function fieldNameOf({ loc }: Issue): FieldName | null {
  const [, place, key] = loc.map(String)
  if (place === 'fields' && key) return `fields.${key}`
  return COMMON[place ?? ''] ?? null
}

/** Shows each issue at its field; returns the fields in the order of the issues. */
export function markIssues(form: AdFormHandle, issues: readonly Issue[]): FieldName[] {
  const marked: FieldName[] = []
  for (const issue of issues) {
    const name = fieldNameOf(issue)
    if (!name) continue
    form.setError(name, { type: issue.type, message: issue.msg })
    marked.push(name)
  }
  return marked
}
