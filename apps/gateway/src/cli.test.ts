import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestGateway } from './testing/test-gateway.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const gateway = await createTestGateway()

/** Runs the command line as a person does, on this file's database. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: gateway.config.databaseUrl }
  return promisify(execFile)(process.execPath, [cli, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

it('domain §2: the first moderator is granted from the command line, the phone in any spelling', async () => {
  const user = await gateway.createUser({ phone: '+79161234567', username: 'Анна' })
  expect(await run('moderators', 'list')).toEqual({ code: 0, said: 'Пока никого.\n' })
  const granted = await run('moderators', 'grant', '8 (916) 123-45-67', 'seniorModerator')
  const line = '+7\u00A0(916)\u00A0123-45-67  Анна: Старший модератор\n'
  expect(granted).toEqual({ code: 0, said: line })
  expect(await run('moderators', 'list')).toEqual({ code: 0, said: line })
  const revoked = await run('moderators', 'revoke', user.phone)
  expect(revoked).toEqual({ code: 0, said: line.replace('Старший модератор', 'Пользователь') })
})

it('an unknown phone is one sentence', async () => {
  expect(await run('moderators', 'grant', '+79990000000')).toEqual({
    code: 1,
    said: 'Пользователь с таким номером не найден.\n',
  })
})

it.each([
  [['moderators', 'grant', '+7916']],
  [['moderators', 'grant', '+79161234567', 'user']],
  [[]],
])('%j is answered with what there is', async (words) => {
  const { code, said } = await run(...words)
  expect(code).toBe(1)
  expect(said).toContain('moderators grant <телефон>')
})
