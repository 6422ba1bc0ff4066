import { EmptyState } from '@trassa/ui/feedback/empty-state'
import type { LoadedConfirmation } from './load-confirmation.ts'
import { ToOwnAds } from './to-own-ads.tsx'

type Gone = Exclude<LoadedConfirmation['is'], 'ready'>

const WORDS: Record<Gone, { title: string; text: string }> = {
  unknown: {
    title: 'Ссылка не действует',
    text: 'Если вам прислали несколько ссылок, откройте последнюю и проверьте, что адрес скопирован целиком. Ваши объявления видны в профиле: войдите по своему номеру.',
  },
  expired: {
    title: 'Срок ссылки истёк',
    text: 'Объявление сохранено в ваших черновиках. Войдите по своему номеру и опубликуйте его или попросите прислать новую ссылку.',
  },
  used: {
    title: 'По этой ссылке уже ответили',
    text: 'Что стало с объявлением, видно в «Моих объявлениях»: войдите по номеру, на который пришла ссылка.',
  },
}

/** Why the link shows no ad, and what to do. */
export function LinkGone({ reason }: { reason: Gone }) {
  const { title, text } = WORDS[reason]
  return (
    <EmptyState
      title={title}
      actions={<ToOwnAds list={reason === 'expired' ? 'drafts' : 'myAds'} />}
    >
      {text}
    </EmptyState>
  )
}
