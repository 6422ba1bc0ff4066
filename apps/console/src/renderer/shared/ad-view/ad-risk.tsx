import { RISK_SIGNALS, type RiskSignal } from '@trassa/contracts/enumerations/moderation'
import { Badge } from '@trassa/ui/display/badge'
import { TriangleAlert } from 'lucide-react'

/** From this score on a signal alone is a reason to look twice. */
const GRAVE = 40

/** What raised the ad's risk score, in words (domain §3). */
export function AdRisk({ risk }: { risk: readonly RiskSignal[] }) {
  if (risk.length === 0) return null
  return (
    <ul aria-label="Сигналы риска" className="flex flex-wrap gap-1">
      {risk.map((signal) => (
        <li key={signal}>
          <Badge tone={RISK_SIGNALS[signal].score >= GRAVE ? 'stop' : 'marking'}>
            <TriangleAlert className="size-3.5!" aria-hidden="true" />
            {RISK_SIGNALS[signal].name}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
