type Timed = { startMinute: number; minutes: number }

/** Beside how many others a thing of a day stands, and in which place: what meets in time shares the width. */
export type Lane = { at: number; of: number }

/** The place of each thing of a day, in their order. */
export function hourLanes(things: readonly Timed[]): Lane[] {
  const order = things.map((_, at) => at).sort((one, other) => startOf(things, one) - startOf(things, other))
  const lanes: Lane[] = things.map(() => ({ at: 0, of: 1 }))
  let group: number[] = []
  let ends: number[] = []
  const close = () => {
    for (const at of group) lanes[at] = { at: lanes[at]?.at ?? 0, of: ends.length }
    group = []
    ends = []
  }
  for (const at of order) {
    const start = startOf(things, at)
    if (ends.every((end) => end <= start)) close()
    const free = ends.findIndex((end) => end <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = start + (things[at]?.minutes ?? 0)
    lanes[at] = { at: lane, of: 1 }
    group.push(at)
  }
  close()
  return lanes
}

function startOf(things: readonly Timed[], at: number): number {
  return things[at]?.startMinute ?? 0
}
