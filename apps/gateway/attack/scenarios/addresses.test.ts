import { expect, it } from 'vitest'
import { leadsAway } from './addresses.ts'

const ORIGIN = 'http://localhost:3000'
const answer = (body: string, location = '') => ({
  status: 200,
  headers: { location },
  body,
  milliseconds: 1,
})

it.each([
  ['', 'https://evil.example/moskva'],
  ['', '//evil.example'],
  ['', '/\\evil.example'],
  ['', 'http://localhost@evil.example/'],
  ['<link rel="canonical" href="http://evil.example/">', ''],
  ['<a href="//evil.example/x">', ''],
  ['<meta property="og:url" content="https://u:p@evil.example/">', ''],
])('%s %s leads away', (body, location) => {
  expect(leadsAway(answer(body, location), ORIGIN)).toBe(true)
})

it.each([
  ['', '/moskva?from=evil.example'],
  ['', `${ORIGIN}//evil.example/`],
  [`<link rel="canonical" href="${ORIGIN}//evil.example/">`, ''],
  ['<p>//evil.example</p>', ''],
])('%s %s does not', (body, location) => {
  expect(leadsAway(answer(body, location), ORIGIN)).toBe(false)
})
