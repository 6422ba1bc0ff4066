import { useKeysOwner } from '../keyboard/decision-keys.ts'

/** Says that the keys act on an ad in another pane. */
export function KeysElsewhere() {
  const owner = useKeysOwner()
  if (owner === null) return null
  return (
    <p role="status" className="rounded-card bg-marking-quiet p-2">
      Клавиши решений действуют на объявление № {owner}, открытое рядом. Чтобы решать здесь
      клавишами, закройте его.
    </p>
  )
}
