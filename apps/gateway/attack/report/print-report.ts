import { type Finding, RULES, type Rule } from './findings.ts'
import type { Report } from './report.ts'

/** Findings of one rule are told one by one up to here. */
const TOLD = 12
const TEXT_MAX = 600

/** The report as a person reads it. `seed` is what the broken requests were made from. */
export function printReport(report: Report, seed: number): string {
  const { statuses, slowest, measurements } = report
  return [
    'answers by kind of request',
    ...table(statuses.byKind),
    '',
    'answers by role',
    ...table(statuses.byRole),
    '',
    'slowest answers',
    ...slowest.map(
      ({ milliseconds, status, text, number }) =>
        `  ${Math.round(milliseconds)} ms  ${status}  ${text}${number === undefined ? '' : `  (request ${number})`}`,
    ),
    '',
    'measured',
    ...measurements.map((line) => `  ${line}`),
    '',
    ...printFindings(report.findings, seed),
  ].join('\n')
}

function table(rows: ReadonlyMap<string, ReadonlyMap<number, number>>): string[] {
  const width = Math.max(...[...rows.keys()].map((name) => name.length), 0)
  return [...rows].sort().map(([name, row]) => {
    const counts = [...row].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`)
    return `  ${name.padEnd(width)}  ${counts.join(', ')}`
  })
}

function printFindings(findings: readonly Finding[], seed: number): string[] {
  if (findings.length === 0) return ['found nothing']
  const byRule = Map.groupBy(findings, ({ rule }) => rule)
  return (Object.keys(RULES) as Rule[]).flatMap((rule) => {
    const found = byRule.get(rule) ?? []
    return found.length > 0 ? printRule(rule, found, seed) : []
  })
}

function printRule(rule: Rule, found: readonly Finding[], seed: number): string[] {
  return [
    `FOUND ${found.length} × ${RULES[rule]}`,
    ...found.slice(0, TOLD).map((finding) => `  ${tell(finding, seed)}`),
    ...(found.length > TOLD ? [`  and ${found.length - TOLD} more`] : []),
  ]
}

function tell({ part, text, number }: Finding, seed: number): string {
  const repeat =
    number === undefined ? '' : `\n    again: npm run attack -- --seed ${seed} --only ${number}`
  return `[${part}] ${text.slice(0, TEXT_MAX)}${repeat}`
}
