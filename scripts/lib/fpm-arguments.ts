type Options = ReadonlyMap<string, string[]>

interface FpmArguments {
  options: Options
  /** What goes where in the package. */
  files: { source: string; target: string }[]
}

const SHORT: Record<string, string> = { '-s': 'source', '-t': 'type', '-d': 'depends' }
const WITHOUT_VALUE = ['--force', '--debug']

/** fpm's arguments: options with their values, then `source=target` pairs. @throws Error for a package that is no .deb */
export function parseFpmArguments(argv: readonly string[]): FpmArguments {
  const options = new Map<string, string[]>()
  const files: FpmArguments['files'] = []
  const words = argv.filter((word) => !WITHOUT_VALUE.includes(word))
  while (words.length > 0) {
    const word = words.shift() ?? ''
    const name = SHORT[word] ?? (word.startsWith('--') ? word.slice(2) : null)
    if (name !== null) {
      options.set(name, [...(options.get(name) ?? []), words.shift() ?? ''])
      continue
    }
    const [source = '', target = ''] = word.split('=')
    files.push({ source, target })
  }
  if (options.get('type')?.[0] !== 'deb') throw new Error('Only .deb packages are made here')
  return { options, files }
}

const FIELDS: Record<string, string> = {
  name: 'Package',
  version: 'Version',
  architecture: 'Architecture',
  maintainer: 'Maintainer',
  vendor: 'Vendor',
  url: 'Homepage',
  category: 'Section',
  'deb-priority': 'Priority',
  depends: 'Depends',
  'deb-recommends': 'Recommends',
}

/** A control file may not have empty lines inside, and goes on with a space at the start of a line. */
const descriptionOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, index) => (index === 0 ? line : ` ${line.trim() || '.'}`))
    .join('\n')

/** `DEBIAN/control` of a package whose files take `kilobytes`. */
export function controlFile(options: Options, kilobytes: number): string {
  const fields = Object.entries(FIELDS).flatMap(([option, field]) => {
    const values = options.get(option)
    return values ? [`${field}: ${values.join(', ')}`] : []
  })
  const description = descriptionOf(options.get('description')?.[0] ?? '')
  return `${[...fields, `Installed-Size: ${kilobytes}`, `Description: ${description}`].join('\n')}\n`
}
