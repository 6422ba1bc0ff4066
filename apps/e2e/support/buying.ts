import { expect, type Locator, type Page } from 'playwright/test'

/** Main pages, lists and ads as a buyer uses them. */
export function buying(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  /** Of a main page. */
  const search = page.getByRole('form', { name: 'Поиск', exact: true })
  /** Of a list: the column on a desk, what the sheet holds on a phone. */
  const filters = page.getByRole('form', { name: 'Фильтры' })
  /** The ad whose address ends so. */
  const card = (slug: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href$="/${slug}"]`) })

  return {
    heading,
    filters,
    card,
    /** One value of a list that says beside each how many ads it would leave; gives that number. */
    async select(form: Locator, label: string, option: string): Promise<number> {
      const list = form.getByLabel(label, { exact: true })
      const wanted = list.getByRole('option').filter({ hasText: option }).first()
      // The counts come with the focus, which a page that has just arrived does not notice yet.
      await expect(async () => {
        await list.blur()
        await list.focus()
        await expect(wanted).toHaveText(/\s\d+$/, { timeout: 2000 })
      }).toPass()
      const [count] = /\d+$/.exec((await wanted.textContent()) ?? '') ?? []
      await list.selectOption((await wanted.getAttribute('value')) ?? '')
      return Number(count)
    },
    search,
    /** From a main page to its list: the button promises so many, and so many are there. */
    async showFound(count: number): Promise<void> {
      const words = new RegExp(`(^|\\s)${count}\\sобъявлен`)
      await search.getByRole('button', { name: words }).click()
      await expect(heading).toHaveText(words)
    },
    async goTo(city: string): Promise<void> {
      // On a phone the city stands in the menu.
      const menu = page.getByRole('button', { name: 'Меню' })
      const button = page.getByRole('button', { name: /^Город: / })
      await expect(menu).toBeVisible()
      if (!(await button.isVisible())) await menu.click()
      await button.click()
      const picker = page.getByRole('dialog', { name: 'Выбор города' })
      await picker.getByLabel('Регион, город, населенный пункт').fill(city)
      await picker
        .getByRole('link', { name: new RegExp(`^${city}`) })
        .first()
        .click()
      await expect(picker).toHaveCount(0)
    },
    /** Opens a filter that is collapsed at first. */
    unfold: (label: string): Promise<void> =>
      filters.locator('summary').filter({ hasText: label }).click(),
    check: (name: string): Promise<void> =>
      filters.getByRole('checkbox', { name, exact: true }).check(),
    type: (label: string, text: string): Promise<void> =>
      filters.getByLabel(label, { exact: true }).fill(text),
    /** Every filter but the city goes; only then is there anything new to type. */
    async reset(): Promise<void> {
      const all = page.getByRole('link', { name: 'Сбросить всё' })
      await all.click()
      await expect(all).toHaveCount(0)
    },
    fact: (name: string): Locator =>
      page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`)),
    async call(phone: string): Promise<void> {
      await page.getByRole('button', { name: 'Показать телефон' }).click()
      const number = page.getByRole('link', { name: /^\+7 \(999\)/ })
      await expect(number).toHaveAttribute('href', `tel:${phone}`)
    },
  }
}
