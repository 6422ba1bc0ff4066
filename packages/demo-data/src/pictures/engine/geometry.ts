/** A point of a drawing, or of a vehicle's side: x to the rear or right, y up in centimetres or down in pixels. */
export type Point = readonly [x: number, y: number]

/** A point of a vehicle in centimetres: x from the nose to the rear, y up from the ground, z from the middle to the near side. */
export type Point3 = readonly [x: number, y: number, z: number]

/** `count` + 1 numbers from `from` to `to`. */
export const steps = (from: number, to: number, count: number) => {
  const result: number[] = []
  for (let i = 0; i <= count; i++) result.push(from + ((to - from) * i) / count)
  return result
}

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

export const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, value))

/** A function through points that are sorted by x, straight between them and flat outside. */
export const through = (points: readonly Point[]) => (x: number) => {
  let last: Point | undefined
  for (const point of points) {
    if (x <= point[0]) {
      if (!last || point[0] === last[0]) return point[1]
      return lerp(last[1], point[1], (x - last[0]) / (point[0] - last[0]))
    }
    last = point
  }
  return last?.[1] ?? 0
}

/** The same line with its corners rounded; `radius` is how far from a corner the curve starts. */
export const rounded = (points: readonly Point[], radius: number): Point[] => {
  const result: Point[] = []
  points.forEach((corner, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) {
      result.push(corner)
      return
    }
    const towards = (end: Point): Point => {
      const length = Math.hypot(end[0] - corner[0], end[1] - corner[1])
      const share = Math.min(0.48, radius / (length || 1))
      return [lerp(corner[0], end[0], share), lerp(corner[1], end[1], share)]
    }
    const [from, to] = [towards(before), towards(after)]
    for (const t of [0, 0.25, 0.5, 0.75, 1]) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
      result.push([
        a * from[0] + b * corner[0] + c * to[0],
        a * from[1] + b * corner[1] + c * to[1],
      ])
    }
  })
  return result
}

/** SVG path data in whole pixels, relative to keep it short; closed unless told otherwise. */
export const pathData = (points: readonly Point[], close = true) => {
  let data = ''
  let px = 0
  let py = 0
  for (const point of points) {
    const x = Math.round(point[0])
    const y = Math.round(point[1])
    if (data === '') data = `M${x} ${y}l`
    else if (x !== px || y !== py) {
      const dy = y - py
      data += `${x - px}${dy < 0 ? '' : ' '}${dy} `
    }
    px = x
    py = y
  }
  return close ? `${data}z` : data.trimEnd()
}

/** The smallest convex outline around points (Andrew's monotone chain). */
export const hull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (;;) {
        const b = chain.at(-1)
        const a = chain.at(-2)
        if (!a || !b) break
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}
