import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Issue } from '@trassa/contracts/errors'
import { useEffect, useState } from 'react'
import type { AdContent } from '../content/ad-content.ts'
import { type FieldName, fieldNameOf } from './mark-issues.ts'

/** The issues that prevent submission; the catalogue's rules are loaded on the first call. */
export async function findIssues(definition: FormDefinition, content: AdContent): Promise<Issue[]> {
  const { checkComplete } = await import('@trassa/catalog/engine/validation/check-complete')
  const { photos, ...input } = content
  return checkComplete(definition, { ...input, photosTotal: photos.length }, new Date())
}

/** Id of the field's section. */
export function sectionOf(definition: FormDefinition, name: FieldName): string | undefined {
  const common = definition.sections.find((section) => section.common?.some((key) => key === name))
  return common?.id ?? definition.fields.find(({ key }) => `fields.${key}` === name)?.section
}

/** Number of invalid or missing fields by section id; `null` until the first check is done. */
export type MissingFields = ReadonlyMap<string, number> | null

export function useMissingFields(definition: FormDefinition, content: AdContent): MissingFields {
  const [missing, setMissing] = useState<MissingFields>(null)
  useEffect(() => {
    let isCurrent = true
    void findIssues(definition, content).then((issues) => {
      if (!isCurrent) return
      const counts = new Map<string, number>()
      for (const name of issues.map(fieldNameOf)) {
        const section = name && sectionOf(definition, name)
        if (section) counts.set(section, (counts.get(section) ?? 0) + 1)
      }
      setMissing(counts)
    })
    return () => {
      isCurrent = false
    }
  }, [definition, content])
  return missing
}
