import {
  changeSetting,
  readSettings,
  readSettingVersions,
} from '@trassa/contracts/calls/moderator/settings'
import { readSiteState } from '@trassa/contracts/calls/site'
import type { OperatorSetting } from '@trassa/contracts/entities/moderator/operator-setting'
import { REASON_CODES, SETTING_KEYS } from '@trassa/contracts/enumerations/operator-settings'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestGateway } from '../../testing/test-gateway.ts'
import { auditRows } from '../audit/public.ts'
import { operatorSettings } from './operator-settings.table.ts'

const CARD = 'https://bank.example/card'
const gateway = await createTestGateway({ LINK_CARD: CARD })
const { db } = gateway
const senior = await gateway.createUser({ role: 'seniorModerator', username: 'Вера' })
const support = await gateway.createUser({ role: 'support' })

const set = (setting: OperatorSetting, version = 0, as = senior) =>
  gateway.ask(changeSetting, { as, body: { setting, version } })
const linksNow = async () => (await gateway.get(readSiteState)).outsideLinks
const link = (value: string | null): OperatorSetting => ({ key: 'link.card', value })
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString()

describe('domain §9: settings of the operator', () => {
  it('the staff read all of them, with what the environment says', async () => {
    const { settings, environment } = await gateway.get(readSettings, { as: support })
    expect(settings.map(({ setting }) => setting.key)).toEqual(SETTING_KEYS)
    expect(settings[0]).toEqual({
      setting: { key: 'maintenance', value: null },
      version: 0,
      setAt: null,
      setBy: null,
    })
    expect(environment).toEqual({ outsideLinks: { card: CARD }, isClosed: false })
  })

  it('spec §1: a link overrides the environment, hides it, and gives it back; each change is kept', async () => {
    expect(await linksNow()).toEqual({ card: CARD })
    const own = 'https://other-bank.example/card'
    expect(await set(link(own))).toMatchObject({
      status: 200,
      detail: { setting: link(own), version: 1, setBy: 'Вера' },
    })
    expect(await linksNow()).toEqual({ card: own })
    await set(link(''), 1)
    expect(await linksNow()).toEqual({})
    await set(link(null), 2)
    expect(await linksNow()).toEqual({ card: CARD })
    const versions = await gateway.get(readSettingVersions, {
      as: support,
      query: { key: 'link.card' },
    })
    expect(versions.map(({ setting, version }) => [version, setting.value])).toEqual([
      [3, null],
      [2, ''],
      [1, own],
    ])
    const rows = await db.select().from(auditRows).where(eq(auditRows.event, 'setting.set'))
    expect(rows).toMatchObject([
      { actorId: senior.id, before: { key: 'link.card', value: null }, after: { value: own } },
      { before: { value: own }, after: { value: '' } },
      { before: { value: '' }, after: { value: null } },
    ])
  })

  it('of two changes of one version one is told that it is late, and leaves nothing', async () => {
    const vk = (name: string): OperatorSetting => ({
      key: 'link.vk',
      value: `https://vk.example/${name}`,
    })
    const answers = await Promise.all([set(vk('one')), set(vk('two'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find((answer) => !answer.ok)
    expect(late).toMatchObject({ failure: { code: 'settings.stale' } })
    const rows = await db.select().from(operatorSettings).where(eq(operatorSettings.key, 'link.vk'))
    expect(rows).toHaveLength(1)
  })

  it('is set once for a key', async () => {
    const ask = () =>
      gateway.get(changeSetting, {
        as: senior,
        headers: { 'idempotency-key': 'setting-1' },
        body: { setting: { key: 'link.ok', value: 'https://ok.example' }, version: 0 },
      })
    expect(await ask()).toEqual(await ask())
  })

  it('no version is changed or deleted', async () => {
    const refused = { cause: { message: 'Settings are append-only' } }
    await expect(db.update(operatorSettings).set({ version: 9 })).rejects.toMatchObject(refused)
    await expect(db.delete(operatorSettings)).rejects.toMatchObject(refused)
  })

  it('a template, its place and whether it is offered are taken', async () => {
    const value = { text: 'Цена {value} не похожа на настоящую.', isOffered: false }
    expect(await set({ key: 'reason.price.unreal', value })).toMatchObject({ status: 200 })
    const ofYear = { ...value, byField: { year: 'Год {value} не тот.' } }
    expect(await set({ key: 'reason.price.unreal', value: ofYear }, 1)).toMatchObject({
      detail: { setting: { value: ofYear } },
    })
    const order = REASON_CODES.toReversed()
    expect(await set({ key: 'reasonOrder', value: order })).toMatchObject({
      detail: { setting: { value: order } },
    })
  })
})

describe('domain §9: what is no setting is refused with what to do', () => {
  const text = { isOffered: true }
  const [first] = REASON_CODES
  it.each<[string, OperatorSetting, string]>([
    ['http', link('http://bank.example'), 'https://'],
    ['a password in it', link('https://me:secret@bank.example'), 'без имени и пароля'],
    ['a name of the own network', link('https://intranet/'), 'https://'],
    ['no address', link('bank.example'), 'https://'],
    ['a script', link('javascript:alert(1)'), 'https://'],
    [
      'an unknown placeholder',
      { key: 'reason.ad.fraud', value: { ...text, text: 'О {nom}' } },
      '{nom}',
    ],
    ['an open brace', { key: 'reason.ad.fraud', value: { ...text, text: 'О {value' } }, 'скобки'],
    [
      'an empty text of a field',
      { key: 'reason.ad.fraud', value: { ...text, text: 'О', byField: { price: ' ' } } },
      'Введите текст',
    ],
    [
      'a field that no reason names',
      {
        key: 'reason.ad.fraud',
        value: { ...text, text: 'О', byField: JSON.parse('{"seatHeating":"О"}') },
      },
      'byField',
    ],
    ['no text', { key: 'reason.ad.fraud', value: { ...text, text: ' ' } }, 'Введите текст'],
    ['a long text', { key: 'reason.ad.fraud', value: { ...text, text: 'а'.repeat(401) } }, '400'],
    [
      'the free reason not offered',
      { key: 'reason.ad.other', value: { text: '', isOffered: false } },
      'всегда',
    ],
    [
      'a reason twice',
      { key: 'reasonOrder', value: REASON_CODES.map(() => first as 'ad.fraud') },
      'один раз',
    ],
    [
      'an end that has passed',
      { key: 'maintenance', value: { text: 'Скоро', until: '2020-01-01T00:00:00.000Z' } },
      'прошло',
    ],
    [
      'an end in a year',
      { key: 'maintenance', value: { text: 'Скоро', until: '2099-01-01T00:00:00.000Z' } },
      'неделю',
    ],
    ['nothing to read', { key: 'maintenance', value: { text: '', until: IN_AN_HOUR } }, 'Напишите'],
  ])('%s', async (_, setting, said) => {
    const answer = await set(setting)
    expect(answer).toMatchObject({ status: 422 })
    expect(JSON.stringify(answer)).toContain(said)
  })

  it.each(['support', 'moderator'] as const)('%s sets nothing', async (role) => {
    const other = await gateway.createUser({ role })
    expect(await set(link(''), 3, other)).toMatchObject({ status: 403 })
  })

  it('a visitor reads none of them', async () => {
    const user = await gateway.createUser()
    expect(await gateway.ask(readSettings, { as: user })).toMatchObject({ status: 403 })
    expect(await gateway.ask(readSettings)).toMatchObject({ status: 401 })
  })
})
