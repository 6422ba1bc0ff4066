/** Where the batches of ads are listed, and one of them. */
export const BATCHES_PATH = '/batches'
export const batchPath = (id: string): string => `${BATCHES_PATH}/${id}`
