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

/** A company publishes nothing free (domain §2). */
const WORDS_OF_COMPANY: typeof WORDS = {
  ...WORDS,
  actual: {
    title: 'Пока нет объявлений',
    text: 'Публикации компаний платные: можно оплатить одну или купить пакет, так дешевле.',
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
  const { title, text } = (userType === 1 ? WORDS_OF_COMPANY : WORDS)[list]
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
            Разместить объявление
          </Button>
        </>
      }
    >
      {!onShowAll && text}
    </EmptyState>
  )
}
