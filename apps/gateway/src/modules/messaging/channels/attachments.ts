/** Makes what a letter names as its attachment, at the letter's sending; the module that knows it is plugged in by `main`. */
export type MakeAttachment = (invoiceId: string) => Promise<{ bytes: Buffer }>
