export { registerPayApi } from './pay-api.routes.ts'
