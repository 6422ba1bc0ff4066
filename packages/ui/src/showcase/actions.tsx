import { Heart, Plus, Search, Trash } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Chip } from '../actions/chip.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { Link } from '../actions/link.tsx'
import { Badge } from '../display/badge.tsx'
import { Kbd } from '../display/kbd.tsx'
import { Status } from '../display/status.tsx'
import { Line, Section } from './section.tsx'

const FILTERS = ['Lada (ВАЗ)', 'до 1 500 000 ₽', 'Автоматическая коробка', 'Не битый']

/** Buttons, links, labels. */
export function Actions() {
  const [liked, setLiked] = useState(false)
  const [filters, setFilters] = useState(FILTERS)
  return (
    <>
      <Section title="Действия">
        <Line label="Кнопки">
          <Button>Показать объявления</Button>
          <Button variant="secondary">Сохранить черновик</Button>
          <Button variant="quiet">Сбросить</Button>
          <Button variant="danger">Удалить</Button>
          <Button variant="marking">
            <Plus /> Разместить объявление
          </Button>
        </Line>
        <Line label="Заняты">
          <Button loading>Показать объявления</Button>
          <Button variant="secondary" loading>
            Сохранить черновик
          </Button>
          <Button variant="marking" loading>
            Разместить объявление
          </Button>
        </Line>
        <Line label="Недоступны">
          <Button disabled>Продолжить</Button>
          <Button variant="secondary" disabled>
            Продолжить
          </Button>
          <Button variant="quiet" disabled>
            Продолжить
          </Button>
        </Line>
        <Line label="Малые, ссылкой">
          <Button size="small">Одобрить</Button>
          <Button size="small" variant="secondary">
            <Trash className="size-4!" /> Снять с публикации
          </Button>
          <Button size="small" variant="secondary" render={<a href="#top" />}>
            Наверх
          </Button>
        </Line>
        <Line label="Значки и ссылки">
          <IconButton
            label={liked ? 'Убрать из избранного' : 'В избранное'}
            pressed={liked}
            onClick={() => setLiked(!liked)}
            icon={<Heart className={liked ? 'fill-current' : ''} />}
          />
          <IconButton label="Найти" icon={<Search />} />
          <IconButton label="Удалить" icon={<Trash />} disabled />
          <Link href="#top">Правила размещения</Link>
          <Link href="#top" quiet>
            О проекте
          </Link>
          <Kbd>Ctrl</Kbd>
          <Kbd>K</Kbd>
        </Line>
      </Section>
      <Section title="Ярлыки">
        <Line label="Выбранные фильтры">
          {filters.map((filter) => (
            <Chip key={filter} onRemove={() => setFilters(filters.filter((one) => one !== filter))}>
              {filter}
            </Chip>
          ))}
          <Chip>Только просмотр</Chip>
        </Line>
        <Line label="Метки">
          <Badge>84 000 км</Badge>
          <Badge tone="sign">Компания</Badge>
          <Badge tone="marking">Срочно</Badge>
          <Badge tone="go">Хорошая цена</Badge>
          <Badge tone="stop">Битый</Badge>
        </Line>
        <Line label="Состояния объявления">
          <Status tone="neutral">Черновик</Status>
          <Status tone="sign">На проверке</Status>
          <Status tone="marking">Нужно исправить</Status>
          <Status tone="go">Активно</Status>
          <Status tone="stop">Заблокировано</Status>
        </Line>
      </Section>
    </>
  )
}
