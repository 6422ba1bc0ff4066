import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../platform/database/connect.ts'

export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Runs a statement. @returns the nodes of its plan with what they read */
export async function planNodes(
  db: Pick<Executor, 'execute'>,
  statement: SQL,
): Promise<PlanNode[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
  )
  const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flatten(Plan)))
}

/** Rows of a table that were looked at, whether or not they were wanted. */
export const rowsRead = (nodes: PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce(
      (total, node) =>
        total +
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )

export const seqScans = (nodes: PlanNode[], table: string): PlanNode[] =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table)
