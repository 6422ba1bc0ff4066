export { createUnderstanding } from './create-understanding.ts'
export { registerUnderstanding } from './understanding.routes.ts'
export type { UnderstandingService } from './understanding.service.ts'
