export {
  type AuditFacts,
  hasAuditRow,
  insertAuditRows,
  type NewAuditRow,
} from './audit.repository.ts'
export { auditRows } from './audit.table.ts'
export { insertLookUp } from './look-up.repository.ts'
