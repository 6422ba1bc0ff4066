import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { isSameForm } from './form-address.ts'

/** What changes the address and not the form loads nothing; the same address asked again does. */
export function revalidatesForm(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const isSame = isSamePage && isSameForm(currentUrl.searchParams, nextUrl.searchParams)
  return isSame ? false : defaultShouldRevalidate
}
