/** The bytes of a file as base64: those that people choose are not always in UTF-8. */
export const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read'))
    reader.readAsDataURL(file)
  })
