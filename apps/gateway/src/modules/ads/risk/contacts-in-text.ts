// Ten or eleven digits, in any of the ways in which people hide them among spaces and signs.
const PHONE = /(?<![\p{L}\d])(?:\+?7|8)?[\s\-–—().]*9(?:[\s\-–—().]*\d){9}(?![\p{L}\d])/u
const LINK = /(?:https?:\/\/|www\.|\bt\.me\b|\bwa\.me\b|(?<![\p{L}\d])@[a-z0-9_]{5,32})/iu
const DOMAIN = /(?<![\p{L}\d])[a-zа-яё0-9-]{2,}\.(?:ru|su|com|net|org|рф)(?![\p{L}\d])/iu

/** Whether a text holds a phone or a link, which belong elsewhere (domain §3, risk score). */
export const hasContacts = (text: string): boolean =>
  PHONE.test(text) || LINK.test(text) || DOMAIN.test(text)
