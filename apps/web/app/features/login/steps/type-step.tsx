import { USER_TYPES } from '@trassa/contracts/enumerations/users'
import { Building2, ChevronRight, UserRound } from 'lucide-react'
import type { LoginStepProps } from './login-step.types.ts'

const ICONS = [UserRound, Building2] as const
const HINTS = ['Продаёте свою машину', 'Продаёте от имени организации'] as const

/** Private person or company (spec §3, §4). */
export function TypeStep({ send }: LoginStepProps) {
  return (
    <div className="flex flex-col gap-2">
      {USER_TYPES.map(({ id, name }) => {
        const Icon = ICONS[id]
        return (
          <button
            key={id}
            type="button"
            onClick={() => send({ type: 'type.chosen', userType: id })}
            className="flex min-h-16 items-center gap-4 rounded-card border px-4 py-2 text-left transition-colors hover:border-text-muted hover:bg-surface-hover"
          >
            <Icon className="text-text-muted" aria-hidden="true" />
            <span className="flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-caption text-text-muted">{HINTS[id]}</span>
            </span>
            <ChevronRight className="text-text-muted" aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}
