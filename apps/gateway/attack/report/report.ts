import type { Finding } from './findings.ts'

/** Answers that took the longest are kept: so many of them. */
const SLOWEST = 15

export interface SlowAnswer {
  milliseconds: number
  status: number
  text: string
  number?: number
}

/** Everything that an attack has seen. */
export interface Report {
  /** How many answers of each status, by the kind of request and by the role that asked. */
  statuses: { byKind: Map<string, Map<number, number>>; byRole: Map<string, Map<number, number>> }
  slowest: SlowAnswer[]
  findings: Finding[]
  /** What the scenarios measured, a line each. */
  measurements: string[]
  count: (kind: string, role: string, answer: SlowAnswer) => void
  find: (finding: Finding) => void
  measure: (line: string) => void
}

export function createReport(): Report {
  const statuses = { byKind: new Map(), byRole: new Map() } as Report['statuses']
  const slowest: SlowAnswer[] = []
  const findings: Finding[] = []
  const measurements: string[] = []
  return {
    statuses,
    slowest,
    findings,
    measurements,
    count(kind, role, answer) {
      add(statuses.byKind, kind, answer.status)
      add(statuses.byRole, role, answer.status)
      slowest.push(answer)
      slowest.sort((a, b) => b.milliseconds - a.milliseconds).splice(SLOWEST)
    },
    find: (finding) => void findings.push(finding),
    measure: (line) => void measurements.push(line),
  }
}

function add(table: Map<string, Map<number, number>>, name: string, status: number): void {
  const row = table.get(name) ?? new Map<number, number>()
  table.set(name, row.set(status, (row.get(status) ?? 0) + 1))
}
