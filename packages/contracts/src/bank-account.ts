const WEIGHTS = [7, 1, 3]

/** BIKs of the Bank of Russia's own divisions end so; their accounts are checked with other digits of the BIK. */
const CENTRAL_BANK = /00[012]$/

const isKeyRight = (digits: string): boolean =>
  [...digits].reduce(
    (sum, digit, index) => sum + Number(digit) * (WEIGHTS[index % WEIGHTS.length] ?? 0),
    0,
  ) %
    10 ===
  0

/** Whether a text is the number of a bank (БИК): nine digits. */
export const isBik = (text: string): boolean => /^04\d{7}$/.test(text)

/**
 * Whether an account of twenty digits is one of the bank with this BIK: its ninth digit is a key over both (the Bank
 * of Russia's rule of 1997-09-08, No. 515).
 */
export function isAccountOf(bik: string, account: string): boolean {
  if (!isBik(bik) || !/^\d{20}$/.test(account) || /^0+$/.test(account)) return false
  const ofBank = CENTRAL_BANK.test(bik) ? `0${bik.slice(4, 6)}` : bik.slice(-3)
  return isKeyRight(`${ofBank}${account}`)
}

/** Whether a correspondent account (`301…`) is that of the bank with this BIK, which the Bank of Russia holds. */
export const isCorrespondentAccountOf = (bik: string, account: string): boolean =>
  isBik(bik) && /^301\d{17}$/.test(account) && isKeyRight(`0${bik.slice(4, 6)}${account}`)

/** Puts the right key into an account of a bank: `0` stands for its ninth digit. */
export function withAccountKey(bik: string, account: string): string {
  const right = Array.from({ length: 10 }, (_, key) => account.replace(/^(.{8})./, `$1${key}`))
  return right.find((candidate) => isAccountOf(bik, candidate)) ?? account
}
