import { useState } from 'react'
import { Vehicle } from '../brand/vehicle.tsx'
import { Card } from '../display/card.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { NavMenu, NavMenuItem, NavMenuLink } from '../navigation/nav-menu.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { Stepper } from '../navigation/stepper.tsx'
import { Tabs } from '../navigation/tabs.tsx'
import { Section } from './section.tsx'

const STEPS = ['Автомобиль', 'Состояние', 'Фотографии', 'Цена и описание', 'Контакты']

// biome-ignore lint/a11y/useAnchorContent: the components give the words
const anchor = <a href="#top" />

/** Navigation. */
export function Navigation() {
  const [step, setStep] = useState(2)
  return (
    <Section title="Навигация">
      <NavMenu label="Разделы" className="-ml-3 max-desk:hidden">
        <NavMenuItem label="Авто" current>
          <NavMenuLink render={anchor} icon={<Vehicle kind="car" className="h-5 w-8" />} current>
            Легковые
          </NavMenuLink>
          <NavMenuLink render={anchor} icon={<Vehicle kind="truck" className="h-5 w-8" />}>
            Грузовики
          </NavMenuLink>
        </NavMenuItem>
        <NavMenuItem label="Мото-гидро">
          <NavMenuLink render={anchor}>Снегоходы</NavMenuLink>
        </NavMenuItem>
        <NavMenuLink top render={anchor}>
          Услуги
        </NavMenuLink>
      </NavMenu>
      <Breadcrumbs
        crumbs={[
          { label: 'Москва', render: anchor },
          { label: 'Легковые', render: anchor },
          { label: 'Lada (ВАЗ)', render: anchor },
          { label: 'Granta, 2018' },
        ]}
      />
      <Tabs
        items={[
          { value: 'actual', label: 'Мои объявления', count: 12, content: 'Двенадцать объявлений' },
          { value: 'draft', label: 'Черновики', count: 3, content: 'Три черновика' },
          { value: 'archive', label: 'Архив', count: 48, content: 'Архив' },
          { value: 'favorite', label: 'Избранное', content: 'Избранное' },
        ]}
      />
      <Card>
        <Stepper steps={STEPS} current={step} onStep={setStep} />
      </Card>
      <Pagination page={5} pages={42} renderLink={() => anchor} />
    </Section>
  )
}
