import type { FieldDefinition } from '@trassa/catalog/engine/definition'
import type { Fields } from '@trassa/contracts/entities/ad'
import {
  STOCK_NAME_MAX,
  type UnknownValues,
} from '@trassa/contracts/entities/moderator/stock-import'
import type { Database } from '../../../platform/database/connect.ts'
import { COMMON_COLUMNS } from '../../feeds/public.ts'
import { listDictionaryRows } from '../../reference/public.ts'

/** More lists than a moderator maps by hand; what is left shows when these are mapped. */
const GROUPS_MAX = 30
const TEXTS_MAX = 100
const CHOICES_MAX = 1000

interface Group extends Pick<UnknownValues, 'adType' | 'key' | 'label' | 'parent'> {
  counts: Map<string, number>
  choices: () => Promise<string[]>
}

/** Collects values that no list has, with the list that each is to be chosen from. */
export function createUnknownValues(db: Database) {
  const groups = new Map<string, Group>()

  function add(name: string, text: string, made: () => Omit<Group, 'counts'>): void {
    // A longer text is a mistake of the file, not another spelling.
    if (text.length > STOCK_NAME_MAX) return
    const group = groups.get(name) ?? { ...made(), counts: new Map<string, number>() }
    groups.set(name, group)
    group.counts.set(text, (group.counts.get(text) ?? 0) + 1)
  }

  async function namesBelow(field: FieldDefinition, parentId: string | null): Promise<string[]> {
    if (field.kind.type !== 'dictionary') return []
    const { dictionary, codes } = field.kind
    const rows = await listDictionaryRows(db, dictionary, parentId)
    return rows.flatMap((row) =>
      !codes || codes.some((code) => row.codes?.includes(code)) ? [row.name] : [],
    )
  }

  return {
    /** A value of a field whose kind is a list; others are left out. */
    addField(
      field: FieldDefinition,
      { text, ...place }: Pick<UnknownValues, 'adType' | 'parent'> & { text: string },
      read: Fields,
    ): void {
      const { key, label, kind } = field
      const name = JSON.stringify([key, place])
      if (kind.type === 'enumeration') {
        const choices = async () => kind.options.map(({ name }) => name)
        add(name, text, () => ({ ...place, key, label, choices }))
        return
      }
      if (kind.type !== 'dictionary') return
      const { dependsOn } = kind
      const parentId = dependsOn === undefined ? null : read[dependsOn]
      if (parentId !== null && typeof parentId !== 'string') return
      const choices = () => namesBelow(field, parentId)
      add(name, text, () => ({ ...place, key, label, choices }))
    },

    /** A value of a column that every type has: without `names` clients know its list. */
    addCommon(key: 'adType' | 'cityId', text: string, names: readonly string[] = []): void {
      const { label } = COMMON_COLUMNS[key]
      const choices = async () => [...names]
      add(key, text, () => ({ adType: null, key, label, parent: null, choices }))
    },

    /** The lists with most rows first. */
    async groups(): Promise<UnknownValues[]> {
      const rowsOf = ({ counts }: Group) =>
        [...counts.values()].reduce((sum, rows) => sum + rows, 0)
      const sorted = [...groups.values()].toSorted((a, b) => rowsOf(b) - rowsOf(a))
      return Promise.all(
        sorted.slice(0, GROUPS_MAX).map(async ({ counts, choices, ...group }) => ({
          ...group,
          texts: [...counts]
            .toSorted(([, a], [, b]) => b - a)
            .slice(0, TEXTS_MAX)
            .map(([text, rows]) => ({ text, rows })),
          choices: (await choices()).slice(0, CHOICES_MAX),
        })),
      )
    },
  }
}

export type UnknownValueCollector = ReturnType<typeof createUnknownValues>
