import { useBridge } from '../lib/bridge-context.ts'
import { OnceToldBar } from './once-told-bar.tsx'

/** Says once that stored decisions could not be read: they are not sent, and no other sign of them is left. */
export function LostDecisionsBar() {
  const bridge = useBridge()
  return (
    <OnceToldBar name="lost-decisions" ask={() => bridge.hasLostDecisions()}>
      Решения, которые ждали отправки, прочитать не удалось. Их объявления вернутся в очередь:
      проверьте их ещё раз.
    </OnceToldBar>
  )
}
