import type { Nickname } from './car-nicknames.ts'

/** The facts that a text is written from; Russian words are those of the form. */
export interface CarFacts {
  /** Mark and model. */
  name: string
  /** What its seller calls it. */
  nickname: Nickname
  year: number
  /** Kilometres. */
  mileage: number
  owners: number
  damaged: boolean
  rightHand: boolean
  gearbox: 'механика' | 'автомат' | 'робот' | 'вариатор'
  fuel: 'бензин' | 'дизель' | 'гибрид' | 'электро' | 'газ' | 'бензин и газ'
  drive: 'передний' | 'задний' | 'полный'
  /** Litres; `null` for electric cars. */
  volume: number | null
  power: number
  /** Its equipment by the names of the form. */
  options: readonly string[]
  /** Its equipment in the words of sellers. */
  slang: readonly string[]
  exchange: boolean
  /** «в Казани» */
  inCity: string
  season: 'winter' | 'spring' | 'summer' | 'autumn'
}

/** The style of a text. */
export type Voice = 'laconic' | 'short' | 'story' | 'list' | 'dealer'
