import { expect, type Locator, type Page } from 'playwright/test'
import type { PickedFile } from './pictures.ts'

/** The form of a car, found as a person finds things in it. */
export function carForm(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name })
  const submit = page.getByRole('button', { name: 'Разместить', exact: true })

  async function choose(name: string, typed: string, option = typed): Promise<void> {
    await page.getByRole('combobox', { name }).fill(typed)
    await page.getByRole('option', { name: option }).first().click()
  }
  async function tick(group: string, option: string): Promise<void> {
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: option, exact: true })
      .click()
  }
  async function pick(list: string, option: string): Promise<void> {
    await page.getByRole('combobox', { name: list }).click()
    await page.getByRole('option', { name: option }).click()
  }

  return {
    submit,
    photos: page.getByRole('button', { name: /^Убрать фотографию/ }),
    field,
    choose,
    tick,
    async addPhotos(...files: PickedFile[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Добавить фотографии' }).click()
      await (await chooser).setFiles(files)
    },
    upload: (name: string): Locator => page.getByRole('figure', { name }),

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
    async expectSaved(): Promise<void> {
      await expect(page.getByText(/^Сохранено/)).toBeVisible()
    },
  }
}
