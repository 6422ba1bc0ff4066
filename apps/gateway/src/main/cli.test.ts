import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readMe } from '@trassa/contracts/calls/profiles'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { operatorSettings } from '../modules/operator-settings/operator-settings.table.ts'
import { insertAd } from '../testing/ads.ts'
import { createTestGateway } from '../testing/test-gateway.ts'
import { runCommandLine } from './commands/run-command-line.ts'

const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
const gateway = await createTestGateway()
const env = { ...process.env, DATABASE_URL: gateway.config.databaseUrl }
const folder = await mkdtemp(join(tmpdir(), 'trassa-cli-'))
afterAll(() => rm(folder, { recursive: true }))

/** Runs a command on this file's database; in this process, because a process of its own takes seconds to begin. */
async function run(...words: string[]): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const keep = (text: string) => said.push(`${text}\n`)
  const code = await runCommandLine(words, env, { log: keep, error: keep })
  return { code, said: said.join('') }
}

/** Runs a command as a person does. */
async function runAsProcess(...words: string[]): Promise<{ code: number; said: string }> {
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

it('§7 oldAdCategory: numbers of the older product are loaded from the command line', async () => {
  const { id } = await insertAd(gateway.db, (await gateway.createUser()).id)
  const path = join(folder, 'numbers.csv')
  await writeFile(path, `category,number,adId\ncar,501,${id}\ntruck,501,${id}\n`)
  const said = 'Загружено номеров: 2.\n'
  expect(await run('older-numbers', 'import', path)).toEqual({ code: 0, said })
  const missing = await run('older-numbers', 'import', `${path}.none`)
  expect(missing).toEqual({ code: 1, said: `Файл ${path}.none не прочитать.\n` })
  expect((await run('older-numbers', 'import')).said).toMatch(/^Прежние номера объявлений:/)
})

it('domain §2: a staff member without phone and recovery codes is reset from the command line', async () => {
  const user = await gateway.createUser({ role: 'moderator', username: 'Олег' })
  const { code, said } = await run('moderators', 'reset-second-factor', user.phone)
  expect(code).toBe(0)
  expect(said).toContain('Олег: Модератор\nПриложение и коды восстановления отключены')
  expect(await gateway.ask(readMe, { as: user })).toMatchObject({ status: 401 })
  expect(await run('moderators', 'reset-second-factor', '+79990000000')).toMatchObject({ code: 1 })
})

it('a person whose device was stolen is logged out everywhere from the command line', async () => {
  const user = await gateway.createUser({ username: 'Инна' })
  const other = await gateway.openSession(user)
  expect(await run('moderators', 'end-sessions', user.phone)).toEqual({
    code: 0,
    said: expect.stringContaining('Инна: Пользователь\nВсе сеансы завершены.\n'),
  })
  for (const as of [user, other]) {
    expect(await gateway.ask(readMe, { as })).toMatchObject({ status: 401 })
  }
})

it('an unknown phone is one sentence, and the process says that it failed', async () => {
  const failure = { code: 1, said: 'Пользователь с таким номером не найден.\n' }
  expect(await run('moderators', 'grant', '+79990000000')).toEqual(failure)
  expect(await runAsProcess('moderators', 'grant', '+79990000000')).toEqual(failure)
})

it('a process that succeeds prints what the command says', async () => {
  const { phone } = await gateway.createUser({ phone: '+79167654321', username: 'Вера' })
  const said = '+7\u00A0(916)\u00A0765-43-21  Вера: Модератор\n'
  expect(await runAsProcess('moderators', 'grant', phone)).toEqual({ code: 0, said })
})

it.each([
  [['moderators', 'grant', '+7916']],
  [['moderators', 'grant', '+79161234567', 'user']],
  [['moderators', 'reset-second-factor']],
  [['moderators', 'constructor', '+79161234567']],
  [[]],
])('%j is answered with what there is', async (words) => {
  const { code, said } = await run(...words)
  expect(code).toBe(1)
  expect(said).toContain('moderators grant <телефон>')
})

async function writeMarks(name: string, ...rows: string[]): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, ['id,name,name_ru,country,popularity', ...rows].join('\n'))
  return file
}

const marksCalled = async (name: string) =>
  (await gateway.db.execute(sql`SELECT id FROM car_marks WHERE name = ${name}`)).rows.length

it('domain §4: dictionaries import says what was added and changed', async () => {
  const file = await writeMarks('good.csv', '2,УАЗ,УАЗик,Россия,27', '950,Импорт,Импорт,Россия,')
  expect(await run('dictionaries', 'import', file)).toEqual({
    code: 0,
    said: [
      'Марки автомобилей: добавлено 1, изменено 1, без изменений 0',
      'Работающий сайт покажет новое в течение минуты.',
      '',
    ].join('\n'),
  })
  expect(await marksCalled('Импорт')).toBe(1)
})

it('domain §4: a bad row is named by file and line, a missing file by its name', async () => {
  const file = await writeMarks('bad.csv', '951,Новая,Новая,Россия,', '952,,,Россия,')
  const refused = await run('dictionaries', 'import', file)
  expect(refused.code).toBe(1)
  expect(refused.said).toContain(`${file}, строка 3: name «»: пусто`)
  expect(await marksCalled('Новая')).toBe(0)
  const missing = join(folder, 'missing.csv')
  expect(await run('dictionaries', 'import', missing)).toEqual({
    code: 1,
    said: `Файл ${missing} не прочитать.\n`,
  })
})

it.each([[['import']], [['export', 'a.csv']], [[]]])(
  'dictionaries %j is answered with what there is',
  async (words) => {
    const { code, said } = await run('dictionaries', ...words)
    expect(code).toBe(1)
    expect(said).toContain('dictionaries import <файл.csv>')
  },
)

it('domain §4: an import that is killed half way has loaded nothing', async () => {
  const file = await writeMarks('killed.csv', '953,Убитая,Убитая,Россия,', '3,Третья,,Россия,')
  const waiting = async () => {
    const { rows } = await gateway.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length
  }
  await gateway.db.transaction(async (tx) => {
    // The import adds its first mark and then has to wait for this one.
    await tx.execute(sql`SELECT FROM car_marks WHERE id = 3 FOR UPDATE`)
    const child = spawn(process.execPath, [cli, 'dictionaries', 'import', file], { env })
    // It imports the gateway first, which a busy machine does in many seconds.
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 45_000)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await vi.waitFor(async () => expect(await waiting()).toBe(0), 15_000)
  expect(await marksCalled('Убитая')).toBe(0)
  // Nothing is left that would keep the next one from trying.
  expect(await run('dictionaries', 'import', file)).toMatchObject({ code: 0 })
  expect(await marksCalled('Убитая')).toBe(1)
})

it('docs/decisions/153: a closed site is opened from the command line', async () => {
  const value = { text: 'Переносим базу.', until: '2031-01-01T00:00:00.000Z' }
  await gateway.db
    .insert(operatorSettings)
    .values({ key: 'maintenance', version: 1, value, setBy: null })
  expect(await run('maintenance', 'off')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Сайт открыт/),
  })
  expect(await run('maintenance', 'off')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Сайт и так открыт/),
  })
  expect(await run('maintenance', 'on')).toMatchObject({ code: 1 })
})
