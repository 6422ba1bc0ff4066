/** The time zones of Russia from west to east, by the city that people know them by. */
const RUSSIAN_ZONES: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Novosibirsk': 'Новосибирск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Magadan': 'Магадан',
  'Asia/Kamchatka': 'Камчатка',
}

/** Other zones that a browser in Russia may name. */
const OTHER_ZONES: Readonly<Record<string, string>> = {
  'Europe/Simferopol': 'Симферополь',
  'Europe/Kirov': 'Киров',
  'Europe/Volgograd': 'Волгоград',
  'Europe/Astrakhan': 'Астрахань',
  'Europe/Saratov': 'Саратов',
  'Europe/Ulyanovsk': 'Ульяновск',
  'Asia/Barnaul': 'Барнаул',
  'Asia/Tomsk': 'Томск',
  'Asia/Novokuznetsk': 'Новокузнецк',
  'Asia/Chita': 'Чита',
  'Asia/Sakhalin': 'Сахалин',
  'Asia/Anadyr': 'Анадырь',
}

/** `Москва`; a zone outside of Russia by its own name. */
export const zoneName = (zone: string): string => RUSSIAN_ZONES[zone] ?? OTHER_ZONES[zone] ?? zone

/** `UTC+3` now. */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts()
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC')
}

/** The zones to choose from: Russia's, and each of `more` that is none of them. */
export const zoneOptions = (...more: string[]): { zone: string; text: string }[] =>
  [...new Set([...Object.keys(RUSSIAN_ZONES), ...more])].map((zone) => ({
    zone,
    text: `${zoneName(zone)}, ${offsetOf(zone)}`,
  }))
