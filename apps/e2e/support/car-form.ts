import type { Page } from 'playwright/test'
import { adForm } from './ad-form.ts'

/** The form of a car, with what one person would write in it. */
export function carForm(page: Page) {
  const form = adForm(page)
  const { field, choose, tick, pick } = form

  return {
    ...form,
    async fillModel(): Promise<void> {
      await choose('Марка', 'Lada', 'Lada (ВАЗ)')
      await choose('Модель', 'Granta')
      await field('Год выпуска').fill('2020')
    },
    async fillSpecs(): Promise<void> {
      await pick('Кузов', 'Седан')
      await tick('Топливо', 'Бензин')
      await field('Объём двигателя').fill('1,6')
      await field('Мощность').fill('106')
      await tick('Коробка передач', 'Механика')
      await tick('Привод', 'Передний')
      await tick('Цвет', 'Белый')
      await tick('Руль', 'Слева')
    },
    async fillState(): Promise<void> {
      await field('Пробег').fill('45000')
      await tick('Состояние', 'Не битый')
      await tick('Владельцев по ПТС', 'Один')
      await tick('ПТС', 'Оригинал')
    },
    async fillOffer(price: string): Promise<void> {
      await field('Описание').fill('Один хозяин, **гаражное** хранение, вложений не требует.')
      await field('Цена').fill(price)
      await choose('Город', 'Казань')
    },
  }
}
