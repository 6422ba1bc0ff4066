import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../shared/addresses/paths.ts'

const WORDS = {
  forbidden: {
    title: 'Это чужое объявление',
    text: 'Пока объявление не опубликовано, его видит только тот, кто его разместил.',
  },
  missing: {
    title: 'Объявление не найдено',
    text: 'Возможно, оно удалено. Остальные объявления — в вашем профиле.',
  },
} as const

/** Why the address shows no ad, with a way on. */
export function NoPreview({ reason }: { reason: keyof typeof WORDS }) {
  const { title, text } = WORDS[reason]
  return (
    <EmptyState
      title={title}
      heading="h1"
      actions={
        <Button variant="secondary" render={<Link to={PATHS.myAds} />}>
          Мои объявления
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
