// `npm run attack [-- --requests 50000 --seed 1 --only N --slowness 2 --short]`: builds the site and attacks a
// server of its own in a temporary folder. Ends with 1 where anything was found.
import { readOptions } from '../apps/gateway/attack/options.ts'
import { printReport } from '../apps/gateway/attack/report/print-report.ts'
import { runAttack } from '../apps/gateway/attack/run-attack.ts'
import { buildWeb } from './lib/build-web.ts'

const options = readOptions(process.argv.slice(2))
await buildWeb()
const report = await runAttack(options, console.log)
const isClean = report.findings.length === 0
if (options.isShort && isClean) console.log('attack: found nothing')
else console.log(`\n${printReport(report, options.seed)}`)
process.exit(isClean ? 0 : 1)
