// Tickets in a rack: none goes elsewhere while others come and go.

/** The places of offers by their serial numbers, 0 where none is: what is new takes the first place that is free. */
export function placed(before: readonly number[], now: readonly number[]): number[] {
  const places = before.map((serial) => (now.includes(serial) ? serial : 0))
  for (const serial of now) {
    if (places.includes(serial)) continue
    const free = places.indexOf(0)
    if (free < 0) places.push(serial)
    else places[free] = serial
  }
  return places.slice(0, places.findLastIndex(Boolean) + 1)
}
