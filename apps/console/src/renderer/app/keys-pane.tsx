import { Kbd } from '@trassa/ui/display/kbd'
import { PaneHeader } from '../lib/pane-header.tsx'
import { KEYS } from '../shared/keyboard/key-bindings.ts'

/** Every key and what it does. */
export function KeysPane({ onClose }: { onClose: () => void }) {
  return (
    <aside
      aria-label="Клавиши"
      className="absolute inset-y-0 right-0 z-20 w-76 overflow-y-auto border-l bg-surface-raised p-3 shadow-float"
    >
      <PaneHeader title="Клавиши" onClose={onClose} />
      <dl>
        {Object.values(KEYS).map(({ does, shown }) => (
          <div key={shown} className="flex items-center justify-between gap-3 border-b py-1">
            <dt>{does}</dt>
            <dd className="flex gap-1">
              {shown.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-text-muted">
        Клавиши работают в любой раскладке и молчат, пока вы печатаете.
      </p>
    </aside>
  )
}
