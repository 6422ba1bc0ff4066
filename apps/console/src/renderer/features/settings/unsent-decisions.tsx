import { countOf } from '@trassa/catalog/format/numbers'
import { useStore } from '../../lib/store.ts'
import { useDecisionOutbox } from '../../shared/decisions/decision-outbox-context.ts'
import { countUnsent } from '../../shared/decisions/unsent.ts'

/** Before the logout: how many decisions have not reached the gateway, and what becomes of them (domain §9). */
export function UnsentDecisions() {
  const unsent = countUnsent(useStore(useDecisionOutbox().decisions))
  if (unsent === 0) return null
  return (
    <p role="status">
      Ещё не отправлено: {countOf(unsent, ['решение', 'решения', 'решений'])}. При выходе программа
      попробует отправить всё; что не успеет, уйдёт после вашего следующего входа на этом
      компьютере.
    </p>
  )
}
