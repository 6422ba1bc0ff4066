/** Goes to an address of another site, in the same tab. */
export const leaveTo = (href: string): void => location.assign(href)
