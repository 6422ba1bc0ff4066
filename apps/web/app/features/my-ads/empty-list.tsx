import type { MyAdsList } from '@trassa/contracts/enumerations/ads'
import type { UserType } from '@trassa/contracts/enumerations/users'
import { Button } from '@trassa/ui/actions/button'
import { EmptyState } from '@trassa/ui/feedback/empty-state'
import { Link } from 'react-router-dom'
import { PATHS } from '../../shared/addresses/paths.ts'

const WORDS: Record<MyAdsList, { title: string; text: string }> = {
  actual: {
    title: 'Пока нет объявлений',
    text: 'Разместите первое: обычно хватает десяти минут и нескольких фотографий.',
  },
  draft: {
    title: 'Пока нет черновиков',
    text: 'Начните объявление, и оно сохранится здесь само, даже если закрыть страницу.',
  },
  archive: {
    title: 'В архиве пусто',
    text: 'Сюда попадают снятые и проданные. Отсюда их можно разместить снова.',
  },
}

/** A company publishes nothing before packages can be bought (domain §2); drafts it can prepare. */
const WORDS_OF_COMPANY: typeof WORDS = {
  actual: {
    title: 'Пока нет объявлений',
    text: 'Публикации компаний платные, оплата скоро появится. Пока подготовьте черновики: их можно будет разместить сразу.',
  },
  draft: {
    title: 'Пока нет черновиков',
    text: 'Подготовьте объявления заранее: они сохранятся здесь сами. Разместить их можно будет, когда появится оплата.',
  },
  archive: {
    title: 'В архиве пусто',
    text: 'Сюда попадают снятые и проданные. Снова разместить их можно будет, когда появится оплата.',
  },
}

interface EmptyListProps {
  list: MyAdsList
  userType: UserType
  /** A category is chosen: other categories may have something. */
  onShowAll: (() => void) | null
}

/** An empty list with a suggestion what to do. */
export function EmptyList({ list, userType, onShowAll }: EmptyListProps) {
  const isCompany = userType === 1
  const { title, text } = (isCompany ? WORDS_OF_COMPANY : WORDS)[list]
  return (
    <EmptyState
      title={onShowAll ? 'В этой категории ничего нет' : title}
      actions={
        <>
          {onShowAll && (
            <Button variant="secondary" onClick={onShowAll}>
              Показать все категории
            </Button>
          )}
          <Button variant="marking" render={<Link to={PATHS.createAd} />}>
            {isCompany ? 'Подготовить объявление' : 'Разместить объявление'}
          </Button>
        </>
      }
    >
      {!onShowAll && text}
    </EmptyState>
  )
}
