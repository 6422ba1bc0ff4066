// @vitest-environment node
import { readFileSync } from 'node:fs'
import { readCarDictionary } from '@trassa/catalog/car-data'
import { brandLogoKey } from '@trassa/catalog/slug'
import { expect, it } from 'vitest'
import { MARK_LOGOS } from './mark-logos.ts'

const sprite = readFileSync(`${import.meta.dirname}/../../../public/mark-logos.svg`, 'utf8')

it('§9 brand logos: each key is a picture of the sprite, and none is left over', () => {
  const ids = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...MARK_LOGOS])
})

it('§9 brand logos: each key is that of a mark in the dictionary', () => {
  const keys = readCarDictionary().marks.map(({ name }) => brandLogoKey(name))
  expect(keys).toEqual(expect.arrayContaining([...MARK_LOGOS]))
})
