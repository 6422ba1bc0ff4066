import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'

const REASONS = {
  forbidden: {
    title: 'Это чужое объявление',
    text: 'Изменять объявление может только тот, кто его разместил. Если это ваше, войдите под своим номером.',
  },
  missing: {
    title: 'Объявление не найдено',
    text: 'Возможно, оно удалено. Черновики и остальные объявления — в вашем профиле.',
  },
  blocked: {
    title: 'Объявление заблокировано',
    text: 'Изменить его нельзя, но решение можно обжаловать в архиве объявлений.',
  },
} as const

/** Explains why the ad cannot be edited, with links onwards. */
export default function NotEditable({ reason }: { reason: keyof typeof REASONS }) {
  const { title, text } = REASONS[reason]
  const path = reason === 'blocked' ? PATHS.archive : PATHS.myAds
  return (
    <EmptyState
      title={title}
      actions={
        <Button variant="secondary" render={<Link to={path} />}>
          {reason === 'blocked' ? 'Открыть архив' : 'Мои объявления'}
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
