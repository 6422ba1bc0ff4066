import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Scripts and styles beside their `.br` and `.gz`, so that the server never compresses them again. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    globSync(`${folder}/**/*.{js,css,svg}`).map(async (path) => {
      const content = await readFile(path)
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
