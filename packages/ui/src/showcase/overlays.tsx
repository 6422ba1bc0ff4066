import { Archive, ChevronDown, Info, Pencil, SlidersHorizontal, Trash } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { ErrorAlert, type ErrorAlertProps } from '../feedback/error-alert.tsx'
import { useToast } from '../feedback/toast.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { AlertDialog } from '../overlays/alert-dialog.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import { Sheet } from '../overlays/sheet.tsx'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Line, Section } from './section.tsx'

// biome-ignore lint/a11y/useAnchorContent: the menu gives the words
const anchor = <a href="#top" />

const nothing = () => undefined

/** Overlays. */
export function Overlays() {
  const toast = useToast()
  const [error, setError] = useState<ErrorAlertProps['error']>(null)
  return (
    <Section title="Поверх страницы">
      <Line label="Окна и листы">
        <Dialog
          title="Вход или регистрация"
          description="Пришлём код в SMS"
          trigger={<Button variant="secondary">Войти</Button>}
          actions={<Button>Получить код</Button>}
        >
          <PhoneField label="Телефон" hint="Номер не увидят другие пользователи" />
        </Dialog>
        <AlertDialog
          title="Удалить черновик?"
          description="Фотографии и текст пропадут, вернуть их будет нельзя."
          confirm="Удалить"
          cancel="Оставить"
          danger
          onConfirm={nothing}
          trigger={<Button variant="secondary">Удалить черновик</Button>}
        />
        <Sheet
          title="Фильтры"
          trigger={
            <Button variant="secondary">
              <SlidersHorizontal /> Фильтры
            </Button>
          }
          footer={<Button block>Показать 1 284 объявления</Button>}
        >
          <p>Лист поднимается снизу и не закрывает того, из чего вырос.</p>
        </Sheet>
        <Sheet title="Сервисы" side="left" trigger={<Button variant="secondary">Слева</Button>}>
          <p>Меню сервисов.</p>
        </Sheet>
      </Line>
      <Line label="Списки и подсказки">
        <Menu
          trigger={
            <Button variant="secondary">
              Действия <ChevronDown />
            </Button>
          }
        >
          <MenuLink icon={<Pencil />} render={anchor}>
            Редактировать
          </MenuLink>
          <MenuItem icon={<Archive />} keys="W" onClick={nothing}>
            Снять с публикации
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<Trash />} danger onClick={nothing}>
            Удалить
          </MenuItem>
        </Menu>
        <Popover title="Оценка цены" trigger={<Button variant="quiet">Как считается цена</Button>}>
          Сравниваем с похожими машинами того же года, пробега и региона за последние 90 дней.
        </Popover>
        <Tooltip text="Найти по телефону, VIN или номеру" keys="Ctrl K">
          <IconButton label="Подсказка" title="" icon={<Info />} />
        </Tooltip>
      </Line>
      <Line label="Уведомления">
        <Button variant="secondary" onClick={() => toast('Ссылка скопирована')}>
          Сказать
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast('Объявление снято с публикации', {
              tone: 'success',
              action: { label: 'Вернуть', onClick: nothing },
            })
          }
        >
          Получилось
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            setError({
              text: 'К сожалению, ваши последние изменения не были сохранены. Попробуйте еще раз позже.',
              sessionId: '7f3c0a52-91b4-4d0e-a7c2-2c5d0e1f9b11',
            })
          }
        >
          Ошибка
        </Button>
        <ErrorAlert error={error} onClose={() => setError(null)} onReload={nothing} />
      </Line>
    </Section>
  )
}
