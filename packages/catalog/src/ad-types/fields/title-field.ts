import type { FieldDefinition } from '../../engine/definition.ts'

/** domain §4: the seller writes the titles of parts and services; a vehicle's is made from its fields. */
export const titleField = (section: string, placeholder: string): FieldDefinition => ({
  key: 'title',
  label: 'Название',
  section,
  hint: 'До 50 знаков: то, что человек напишет в поиске.',
  placeholder,
  kind: { type: 'text', maxLength: 50 },
  required: 'Напишите название',
})
