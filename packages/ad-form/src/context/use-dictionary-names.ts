import { useQueries } from '@tanstack/react-query'
import { dictionaryQuery } from '@trassa/api-client/dictionary-query'
import type { FormDefinition, Names } from '@trassa/catalog/engine/definition'
import { dictionaryChain } from '@trassa/catalog/engine/definition-fields'
import type { Fields } from '@trassa/contracts/entities/ad'
import { useFormApi } from './form-api.ts'

/** Names of the chosen dictionary rows, from the lists that their fields load. */
export function useDictionaryNames(definition: FormDefinition, fields: Fields): Names {
  const api = useFormApi()
  const chosen = dictionaryChain(definition).flatMap(({ key, dictionary, codes, parent }) => {
    const id = fields[key]
    const parentId = parent === null ? null : fields[parent]
    if (typeof id !== 'string' || (parent !== null && typeof parentId !== 'string')) return []
    return [
      {
        key,
        id,
        link: { dictionary, codes },
        parentId: typeof parentId === 'string' ? parentId : null,
      },
    ]
  })
  return useQueries({
    queries: chosen.map((one) => dictionaryQuery(api, one.link, one.parentId)),
    combine: (answers) =>
      Object.fromEntries(
        chosen.map(({ key, id }, index) => [
          key,
          answers[index]?.data?.find((row) => row.id === id)?.name,
        ]),
      ),
  })
}
