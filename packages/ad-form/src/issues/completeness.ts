import type { FormDefinition } from '@trassa/catalog/engine/definition'
import type { Issue } from '@trassa/contracts/errors'
import { useEffect, useState } from 'react'
import type { AdContent } from '../content/ad-content.ts'
import { type FieldName, fieldNameOf } from './mark-issues.ts'

/** Everything that keeps the content from being submitted; the rules are loaded with the first question. */
export async function findMistakes(
  definition: FormDefinition,
  content: AdContent,
): Promise<Issue[]> {
  const { checkComplete } = await import('@trassa/catalog/engine/validation/check-complete')
  const { photos, ...input } = content
  return checkComplete(definition, { ...input, photosTotal: photos.length }, new Date())
}

/** The id of the section that a field stands in. */
export function sectionOf(definition: FormDefinition, name: FieldName): string | undefined {
  const common = definition.sections.find((section) => section.common?.some((key) => key === name))
  return common?.id ?? definition.fields.find(({ key }) => `fields.${key}` === name)?.section
}

/** How many fields of each section are still wrong or missing, by its id; `null` before it is known. */
export type Missing = ReadonlyMap<string, number> | null

export function useMissing(definition: FormDefinition, content: AdContent): Missing {
  const [missing, setMissing] = useState<Missing>(null)
  useEffect(() => {
    let isCurrent = true
    void findMistakes(definition, content).then((issues) => {
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
