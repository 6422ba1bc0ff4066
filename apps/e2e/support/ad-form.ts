import { expect, type Locator, type Page } from 'playwright/test'
import type { PickedFile } from './pictures.ts'

/** The form of an ad of any type; its controls are found by role and name. */
export function adForm(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name })

  return {
    field,
    submit: page.getByRole('button', { name: 'Разместить', exact: true }),
    photos: page.getByRole('button', { name: /^Убрать фотографию/ }),
    /** One of a long list, found by what is typed. */
    async choose(name: string, typed: string, option = typed): Promise<void> {
      await page.getByRole('combobox', { name }).fill(typed)
      // What stands behind the name tells cities apart; "82" is not "82.1".
      const words = new RegExp(`^${option.replace(/[.+()]/g, '\\$&')}(\\s|$)`)
      await page.getByRole('option', { name: words }).first().click()
    },
    /** One of a few that are all in sight. */
    async tick(group: string, option: string): Promise<void> {
      await page
        .getByRole('radiogroup', { name: group })
        .getByRole('radio', { name: option, exact: true })
        .click()
    },
    /** One of a list that opens. */
    async pick(list: string, option: string): Promise<void> {
      await page.getByRole('combobox', { name: list }).click()
      await page.getByRole('option', { name: option }).click()
    },
    check: (name: string): Promise<void> =>
      page.getByRole('checkbox', { name, exact: true }).click(),
    async addPhotos(...files: PickedFile[]): Promise<void> {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Добавить фотографии' }).click()
      // Twenty megabytes take long on a busy machine.
      await (await chooser).setFiles(files, { timeout: 60_000 })
    },
    upload: (name: string): Locator => page.getByRole('figure', { name }),
    /** To the next step, on a phone. */
    next: (): Promise<void> => page.getByRole('button', { name: 'Далее' }).click(),
    async expectSaved(): Promise<void> {
      await expect(page.getByText(/^Сохранено/)).toBeVisible()
    },
  }
}
