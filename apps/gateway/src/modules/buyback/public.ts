export { registerBuyback } from './buyback.routes.ts'
export { createBuybackService } from './buyback.service.ts'
