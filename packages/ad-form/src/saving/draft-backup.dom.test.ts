import { afterEach, expect, it } from 'vitest'
import { emptyContent } from '../content/ad-content.ts'
import { createDraftBackups } from './draft-backup.ts'
import { draftBackupSchema } from './draft-backup-schema.ts'

afterEach(() => localStorage.clear())

const options = { keyOf: (id: string) => `test.${id}` }
const BACKUP = { version: 3, content: { ...emptyContent('Иван', null), price: 500 } }

it('reads back what was written, per form, until it is cleared', () => {
  const backups = createDraftBackups(options)
  backups.write('5', BACKUP)
  expect(backups.read('5', draftBackupSchema)).toEqual(BACKUP)
  expect(backups.has('5')).toBe(true)
  expect(backups.has('6')).toBe(false)
  expect(backups.read('6', draftBackupSchema)).toBeNull()
  backups.clear('5')
  expect(backups.read('5', draftBackupSchema)).toBeNull()
})

it.each(['{"version":3}', 'no json'])('treats %j as no backup', (stored) => {
  localStorage.setItem('test.5', stored)
  expect(createDraftBackups(options).read('5', draftBackupSchema)).toBeNull()
})

it('does nothing where storage is forbidden', () => {
  const storage = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const backups = createDraftBackups({ ...options, storage })
  expect(() => backups.write('5', BACKUP)).not.toThrow()
  expect(() => backups.clear('5')).not.toThrow()
  expect(backups.read('5', draftBackupSchema)).toBeNull()
})
