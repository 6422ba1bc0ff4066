/** A payment as banks write it; a field that is `null` is left out. */
export interface StatementFields {
  Номер?: string
  Дата?: string
  Сумма?: string
  ПлательщикИНН?: string
  ПолучательСчет?: string
  НазначениеПлатежа?: string
  ДатаПоступило?: string | null
}

/** A statement of an account with these payments. */
export function statementFile(account: string, payments: readonly StatementFields[]): string {
  const documents = payments.flatMap((fields) => [
    'СекцияДокумент=Платежное поручение',
    ...Object.entries({
      Номер: '17',
      Дата: '23.11.2026',
      Сумма: '1350.00',
      ПлательщикСчет: '40702810938000000001',
      Плательщик: 'ИНН 7707083893 ООО "Автопарк"',
      ПлательщикИНН: '7707083893',
      ПолучательСчет: account,
      ДатаПоступило: '23.11.2026',
      ...fields,
    }).flatMap(([key, value]) => (value === null ? [] : [`${key}=${value}`])),
    'КонецДокумента',
  ])
  return [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'Отправитель=Банк',
    `РасчСчет=${account}`,
    'СекцияРасчСчет',
    'ДатаНачала=23.11.2026',
    `РасчСчет=${account}`,
    'НачальныйОстаток=0.00',
    'КонецРасчСчет',
    ...documents,
    'КонецФайла',
    '',
  ].join('\r\n')
}

/** A text in an encoding of one byte a sign. */
export function encoded(text: string, encoding: 'windows-1251' | 'ibm866'): Buffer {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  )
  return Buffer.from(
    Array.from(text, (sign) => {
      const byte = bytes.get(sign)
      if (byte === undefined) throw new Error(`${encoding} has no ${sign}`)
      return byte
    }),
  )
}
