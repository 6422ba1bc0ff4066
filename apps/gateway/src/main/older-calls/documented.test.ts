import { readFileSync } from 'node:fs'
import { ALL_CALLS } from '@trassa/contracts/calls/all-calls'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../../../docs/older-calls.md', import.meta.url), 'utf8')
const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const older = ALL_CALLS.filter(({ becomes }) => becomes)

it.each(older.map((call) => [call.id, call] as const))(
  'docs/older-calls.md says what %s becomes, and who may ask it',
  (_, { method, path, becomes = [], access }) => {
    const [, , translated, asker] = rows.find(([, call]) => call === `\`${method} ${path}\``) ?? []
    expect(translated).toBe(becomes.map(({ id }) => `\`${id}\``).join(', '))
    expect(asker).toBe(access)
  },
)

it('docs/older-calls.md lists no other calls', () => {
  const listed = rows.filter(([, call]) => /^`(?:GET|POST|PUT|PATCH|DELETE) \//.test(call ?? ''))
  expect(listed).toHaveLength(older.length)
})
