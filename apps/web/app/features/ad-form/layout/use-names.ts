import { useQueries } from '@tanstack/react-query'
import { dictionaryChain, type FormDefinition, type Names } from '@trassa/catalog/form-definition'
import type { Fields } from '@trassa/contracts/entities/ad'
import { useApi } from '../../../lib/api-context.ts'
import { dictionaryQuery } from '../../../lib/dictionary-query.ts'

/** The words for the chosen dictionary rows, from the lists that their fields have loaded. */
export function useNames(definition: FormDefinition, fields: Fields): Names {
  const api = useApi()
  const chosen = dictionaryChain(definition).flatMap(({ key, dictionary, parent }) => {
    const id = fields[key]
    const parentId = parent === null ? null : fields[parent]
    if (typeof id !== 'string' || (parent !== null && typeof parentId !== 'string')) return []
    return [{ key, id, dictionary, parentId: typeof parentId === 'string' ? parentId : null }]
  })
  return useQueries({
    queries: chosen.map((one) => dictionaryQuery(api, one.dictionary, one.parentId)),
    combine: (answers) =>
      Object.fromEntries(
        chosen.map(({ key, id }, index) => [
          key,
          answers[index]?.data?.find((row) => row.id === id)?.name,
        ]),
      ),
  })
}
