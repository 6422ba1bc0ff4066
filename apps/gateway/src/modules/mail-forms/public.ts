export { registerMailForms } from './mail-forms.routes.ts'
export { createMailFormsService } from './mail-forms.service.ts'
