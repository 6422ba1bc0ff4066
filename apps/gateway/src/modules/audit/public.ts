export {
  type AuditFacts,
  hasAuditRow,
  insertAuditRows,
  type NewAuditRow,
} from './audit.repository.ts'
export { auditRows } from './audit.table.ts'
export { insertLookUp, isLookUp, type NewLookUp } from './look-up.repository.ts'
