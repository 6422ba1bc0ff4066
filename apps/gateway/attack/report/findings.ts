/** What must never be seen, and how the report names it. */
export const RULES = {
  serverError: 'an answer of 5xx that is no 503 with Retry-After',
  noAnswer: 'a connection closed without an answer',
  slow: 'an answer that took too long',
  envelope: 'a refusal that is not the failure envelope of domain §1',
  contract: 'an answer that breaks its contract',
  access: 'a call answered to a role that may not ask it, or about another person’s ad',
  headers: 'a security header is missing',
  foreignHost: 'a page or a redirect leads to a host that the request named',
  waiting: 'a request had to wait behind an attack',
  lost: 'a confirmed write is gone, or its repeat answers otherwise',
  doubled: 'a write was carried out more than once, or half',
  disagreement: 'lists and totals do not agree with the database',
  dead: 'the server has ended, hangs, or did not recover',
} as const satisfies Record<string, string>

export type Rule = keyof typeof RULES

/** One thing that the attack found. */
export interface Finding {
  rule: Rule
  /** Which part of the attack. */
  part: string
  text: string
  /** The number of the broken request, by which it can be sent again. */
  number?: number
}
