import type { DescriptionNode } from '@trassa/contracts/entities/description'
import { linkTargets } from './link-targets.ts'

/** Where the links of a description really lead. */
export function LinkTargets({ tree }: { tree: readonly DescriptionNode[] }) {
  const targets = linkTargets(tree)
  if (targets.length === 0) return null
  return (
    <ul aria-label="Ссылки" className="grid gap-0.5 text-caption">
      {targets.map(({ text, host }, index) => (
        <li key={index} className="wrap-anywhere">
          «{text}» ведёт на <strong className="select-text font-medium">{host}</strong>
        </li>
      ))}
    </ul>
  )
}
