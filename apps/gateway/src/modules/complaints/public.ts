export { complaintsJobs } from './complaint-outcomes.job.ts'
export {
  closeComplaintsOfRemoved,
  closeReadComplaints,
  countComplaintsAgainst,
  readOpenComplaints,
} from './complaints.repository.ts'
export { registerComplaints } from './complaints.routes.ts'
export { createComplaintsService } from './complaints.service.ts'
export { complaints } from './complaints.table.ts'
export { complaintsPart } from './complaints-part.ts'
export { countUserComplaints, readUserComplaints } from './user-complaints.repository.ts'
