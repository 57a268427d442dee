/** How a list of mentors is put in order: by who is free soonest, by what others said, by how many sessions were held. */
export const MENTOR_ORDERS = ['free', 'rating', 'sessions'] as const
export type MentorOrder = (typeof MENTOR_ORDERS)[number]

type Ordered = {
  /** Instants of the soonest free times; none for who cannot be booked soon. */
  nextSlots: readonly string[]
  rating: { mean: number; count: number } | null
  sessions: number
}

/** Mentors in an order; those that are alike in it stay as they were, and who lacks what it goes by comes last. */
export function orderMentors<Mentor extends Ordered>(mentors: readonly Mentor[], order: MentorOrder): Mentor[] {
  switch (order) {
    case 'free':
      return mentors.toSorted((one, other) => soonest(one) - soonest(other))
    case 'rating':
      return mentors.toSorted((one, other) => stars(other) - stars(one) || reviews(other) - reviews(one))
    case 'sessions':
      return mentors.toSorted((one, other) => other.sessions - one.sessions)
  }
}

function soonest({ nextSlots: [first] }: Ordered): number {
  // Two that are never free are alike, which a difference of infinities is not.
  return first === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(first)
}

function stars({ rating }: Ordered): number {
  return rating?.mean ?? 0
}

function reviews({ rating }: Ordered): number {
  return rating?.count ?? 0
}
