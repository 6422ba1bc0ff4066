/** The scooters among the motorcycles of Honda, Yamaha and Suzuki: ids of models in their rows, and in between. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [6001175, 6001214],
  [6002148, 6002189],
  [6003134, 6003164],
]
/** Makers of scooters and mopeds have marks with these ids. */
const MAKERS: readonly [from: number, to: number] = [7001, 7999]

const isIn = (id: number, [from, to]: readonly [number, number]): boolean => id >= from && id <= to

/** Whether a model is a scooter or a moped: "хонда дио". */
export const isScooter = (modelId: string, markId: string): boolean =>
  RANGES.some((range) => isIn(Number(modelId), range)) || isIn(Number(markId), MAKERS)

/** Kinds of motorcycles that are scooters, mopeds too. */
export const SCOOTER_KINDS: readonly number[] = [19, 20, 21]
