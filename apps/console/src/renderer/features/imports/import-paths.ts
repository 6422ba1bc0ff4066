/** Where imports of stock are listed and begun, and one of them. */
export const IMPORTS_PATH = '/imports'
export const importPath = (id: string): string => `${IMPORTS_PATH}/${id}`
