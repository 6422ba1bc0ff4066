import { Kbd } from '@trassa/ui/display/kbd'
import { PaneHeader } from '../lib/pane-header.tsx'
import { KEY_PLACES, KEYS, type KeyPlace } from '../shared/keyboard/key-bindings.ts'

const PLACES = Object.entries(KEY_PLACES) as [KeyPlace, string][]

/** Every key and what it does, by the place where it acts. */
export function KeysPane({ onClose }: { onClose: () => void }) {
  return (
    <aside
      aria-label="Клавиши"
      className="absolute inset-y-0 right-0 z-20 grid w-84 content-start gap-4 overflow-y-auto border-l bg-surface-raised p-3 shadow-float"
    >
      <PaneHeader title="Клавиши" onClose={onClose} />
      {PLACES.map(([place, title]) => (
        <section key={place}>
          <h3 className="text-caption text-text-muted">{title}</h3>
          <dl>
            {Object.entries(KEYS)
              .filter(([, key]) => key.place === place)
              .map(([name, { does, shown }]) => (
                <div key={name} className="flex items-center justify-between gap-3 border-b py-1">
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shown.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <p className="text-text-muted">
        Клавиши работают в любой раскладке и молчат, пока вы печатаете.
      </p>
    </aside>
  )
}
