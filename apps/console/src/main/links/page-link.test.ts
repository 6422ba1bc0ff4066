import { describe, expect, it } from 'vitest'
import { pathOfPage } from '../../shared/linked-page.ts'
import { pageOfArguments, pageOfLink } from './page-link.ts'

const pathOf = (address: string) => {
  const page = pageOfLink(address)
  return page && pathOfPage(page)
}

describe('a link of the system into the console', () => {
  it.each([
    ['trassa://ad/96', '/ads/96'],
    ['trassa://user/7', '/users?id=7'],
    ['trassa://order/12/', '/orders?number=12'],
  ])('%s opens %s', (address, path) => {
    expect(pathOf(address)).toBe(path)
  })

  it.each([
    'trassa://ad/',
    'trassa://ad/0',
    'trassa://ad/012',
    'trassa://ad/9999999999999999999',
    'trassa://ad/1?x=1',
    'trassa://ad/1#/settings',
    'trassa://ad/1/../../settings',
    'trassa://ad/%31',
    'trassa://settings/1',
    'trassa://__proto__/1',
    'trassa:ad/1',
    'trassa://user@ad/1',
    'TRASSA://ad/1\nhttps://evil.example',
    'https://evil.example/ad/1',
    'javascript:alert(1)',
  ])('%s opens nothing', (address) => {
    expect(pathOf(address)).toBeNull()
  })

  it('is found among the arguments, of which every other is ignored', () => {
    const argv = ['/opt/trassa-console', '--no-sandbox', 'file:///etc/passwd', 'trassa://ad/5']
    expect(pageOfArguments(argv)).toEqual({ kind: 'ad', id: '5' })
    expect(pageOfArguments(argv.slice(0, 3))).toBeNull()
  })
})
