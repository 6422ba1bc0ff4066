/** Puts the keyboard back into the table, where what had the focus goes away. */
export function focusGrid(): void {
  gridElement()?.focus({ preventScroll: true })
}

/** The table's element; `null` while no table is drawn. */
export const gridElement = () => document.querySelector<HTMLElement>('[role=grid]')
