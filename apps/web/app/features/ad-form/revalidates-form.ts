import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/**
 * Steps of a phone and the id of the draft that has just begun change the address and not the page;
 * another ad, or the same address asked again, is loaded anew.
 */
export function revalidatesForm(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const before = currentUrl.searchParams.get('id')
  const isSameAd = before === null || before === nextUrl.searchParams.get('id')
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isSamePage && isSameAd ? false : defaultShouldRevalidate
}
