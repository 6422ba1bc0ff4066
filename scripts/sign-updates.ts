// `npm run console:sign -- new-key KEY-FILE`: makes the key that signs feeds of updates.
// `npm run console:sign -- KEY-FILE FOLDER`: signs the feed's files of a folder, beside them (docs/operations.md).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { newSigningKey, signatureOf } from './lib/update-signature.ts'

const [first, second] = process.argv.slice(2)
if (!first || !second) {
  console.error('npm run console:sign -- new-key ФАЙЛ-КЛЮЧА | ФАЙЛ-КЛЮЧА ПАПКА')
  process.exit(1)
}
if (first === 'new-key') makeKey(second)
else signFolder(first, second)

function makeKey(path: string): void {
  const { privateKey, publicKey } = newSigningKey()
  // `wx`: a key that exists is never overwritten.
  writeFileSync(path, privateKey, { mode: 0o600, flag: 'wx' })
  console.log(`TRASSA_UPDATE_KEY=${publicKey}`)
}

function signFolder(keyPath: string, folder: string): void {
  const files = globSync(join(folder, 'latest*.yml'))
  if (files.length === 0) {
    console.error(`В папке ${folder} нет файлов latest*.yml`)
    process.exit(1)
  }
  const key = readFileSync(keyPath, 'utf8')
  for (const file of files) {
    writeFileSync(`${file}.sig`, signatureOf(readFileSync(file), key))
    console.log(`Подписан ${basename(file)}`)
  }
}
