import { useDefinition } from '@trassa/ad-form/context/definition-context'
import { useDebouncedContent } from '@trassa/ad-form/context/use-debounced-content'
import { type MissingFields, useMissingFields } from '@trassa/ad-form/issues/completeness'
import { countOf } from '@trassa/catalog/format/numbers'
import { Check } from 'lucide-react'

const FIELDS = ['поле', 'поля', 'полей'] as const

/** The sections of the page and how complete each is. */
export default function SectionNav() {
  const definition = useDefinition()
  const missing = useMissingFields(definition, useDebouncedContent())
  return (
    <nav aria-label="Разделы объявления" className="sticky top-4 self-start">
      <ol className="grid gap-0.5">
        {definition.sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#section-${id}`}
              className="flex min-h-control items-center gap-2 rounded-control px-3 py-1.5 transition-colors hover:bg-surface-hover"
            >
              <span className="flex-1">
                {title}
                <Left count={missing?.get(id) ?? 0} />
              </span>
              <Done id={id} missing={missing} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Left({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="block text-caption text-text-muted">Осталось {countOf(count, FIELDS)}</span>
  )
}

function Done({ id, missing }: { id: string; missing: MissingFields }) {
  if (!missing || missing.has(id)) return null
  return <Check aria-label="Заполнено" className="text-go-text" />
}
