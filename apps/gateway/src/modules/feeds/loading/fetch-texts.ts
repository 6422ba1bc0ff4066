import type { FetchFault, FetchRefusal } from '../../../platform/net/public-fetch/fetch-refusal.ts'

const SENTENCES: Record<FetchFault, string> = {
  url: 'Адрес не открыть: нужен полный адрес, который начинается с https.',
  credentials: 'Уберите из адреса имя и пароль.',
  port: 'Такой порт мы не открываем. Подойдут обычные: 80, 443, 8080, 8443.',
  host: 'Такого сайта нет. Проверьте адрес.',
  private: 'Адрес ведёт во внутреннюю сеть. Нужен адрес в интернете.',
  redirects: 'Адрес переадресует слишком много раз.',
  status: 'Сайт ответил ошибкой.',
  tooLarge: 'Файл слишком большой.',
  timeout: 'Сайт отвечает слишком долго.',
  encoding: 'Файл сжат незнакомым способом.',
  failed: 'Соединение с сайтом прервалось.',
}

/** Why an address was not fetched, for the company. */
export function fetchSentence({ fault, status }: FetchRefusal): string {
  if (status === 401 || status === 403) {
    return `Сайт не отдаёт файл (${status}). Откройте к нему доступ без пароля.`
  }
  if (status === 404 || status === 410) return `По этому адресу файла нет (${status}).`
  return status === undefined ? SENTENCES[fault] : `Сайт ответил ошибкой ${status}.`
}
